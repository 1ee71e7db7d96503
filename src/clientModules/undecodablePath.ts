// An address such as `/saiki/%ff` shows the not-found page. The router would end with an error there, because the escapes
// are no UTF-8, and no part of the page would work: https://github.com/remix-run/history/issues/505
if (typeof document !== 'undefined') {
  const {pathname, search, hash} = location;
  try {
    decodeURI(pathname);
  } catch {
    history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}
