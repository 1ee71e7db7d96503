// On hosts that serve `x.html` and `x/index.html` as they are, the page cleans its own address before the router reads
// it. Hosts that redirect never get here.
(() => {
  const clean = location.pathname.replace(/(?:\/index)?\.html$/, '');
  if (clean !== location.pathname && !clean.endsWith('/404')) {
    const page = `${clean}/` === __BASE_URL__ ? __BASE_URL__ : clean;
    history.replaceState(history.state, '', page + location.search + location.hash);
  }
})();
