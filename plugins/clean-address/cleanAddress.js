// Runs in the head of every page.
(function () {
  var clean = location.pathname.replace(/(?:\/index)?\.html$/, '');
  if (clean !== location.pathname && !/\/404$/.test(clean)) {
    history.replaceState(history.state, '', (clean || '/') + location.search + location.hash);
  }
})();
