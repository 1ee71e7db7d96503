// Runs in a measured page before its own scripts: records what the browser reports.
(() => {
  const seen = {fcp: 0, lcp: 0, cls: 0, longTasks: [], hydrated: 0, interaction: 0};
  window.measured = seen;
  const watch = (type, record) => {
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({type, buffered: true});
  };
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      seen.fcp = startTime;
    }
  });
  watch('largest-contentful-paint', ({startTime}) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({value}) => {
    seen.cls += value;
  });
  watch('longtask', ({startTime, duration}) => {
    seen.longTasks.push({startTime, duration});
  });
  window.addEventListener(
    'pointermove',
    ({movementX, movementY}) => {
      // Browsers also send one when a page appears under a resting pointer.
      if (movementX || movementY) seen.interaction ||= performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (document.documentElement?.getAttribute('data-has-hydrated') === 'true') {
      seen.hydrated ||= performance.now();
    }
  }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
})();
