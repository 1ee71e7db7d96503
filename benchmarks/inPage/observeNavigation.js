// Runs in each document of a journey: records the time of the click, and when the title of the linked page was painted,
// in this document or the next one.
(() => {
  const key = 'bench-clicked-at';
  const now = () => performance.timeOrigin + performance.now();
  const isThere = () => {
    const title = sessionStorage.getItem('bench-title');
    return title && document.querySelector('h1')?.textContent?.trim().startsWith(title);
  };
  const watch = () => {
    const clicked = Number(sessionStorage.getItem(key));
    if (clicked === 0 || !isThere()) {
      requestAnimationFrame(watch);
      return;
    }
    // The frame that shows the title has been painted when the next task begins.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        sessionStorage.removeItem(key);
        window.navigationTime = now() - clicked;
      };
      port2.postMessage(null);
    });
  };
  document.addEventListener('click', () => sessionStorage.setItem(key, String(now())), true);
  requestAnimationFrame(watch);
})();
