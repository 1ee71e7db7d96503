// An address such as `/saiki/%ff` shows the not-found page. Its escapes aren't UTF-8, so the router would throw when it
// decodes them, and nothing on the page would work: https://github.com/remix-run/history/issues/505
if (typeof document !== 'undefined') {
  const {pathname, search, hash} = location;
  try {
    decodeURI(pathname);
  } catch {
    history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}
