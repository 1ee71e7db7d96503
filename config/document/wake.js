// Runs inside every page, before and instead of the framework: see docs/architecture.md, "Waking".
// Written for the document itself: no imports, no build step but minification. `__SCRIPTS__` and `__BASE__` are filled in.
(function () {
  var root = document.documentElement;
  var scripts = __SCRIPTS__;
  var base = __BASE__;
  var idleTime = 8000;
  var attempts = 3;
  var isAwake = false;
  var waitingClick = null;
  var signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

  // The generator's check for a wrong base URL looks for this object too early for scripts that come late.
  window.docusaurus = {};

  function listen(isOn) {
    signs.forEach(function (sign) {
      window[isOn ? 'addEventListener' : 'removeEventListener'](sign, wake, {passive: true, capture: true});
    });
  }

  function failed() {
    isAwake = false;
    attempts -= 1;
    if (location.pathname.indexOf(base) !== 0 && window.insertBanner) {
      window.insertBanner();
    } else if (attempts > 0) {
      // The document still works. The next sign of the reader tries again.
      listen(true);
    }
  }

  function load(index) {
    if (index === scripts.length) {
      return;
    }
    var script = document.createElement('script');
    script.src = scripts[index];
    script.onload = function () {
      load(index + 1);
    };
    script.onerror = failed;
    document.head.appendChild(script);
    // Fetched at once, run in order.
    for (var next = index + 1; index === 0 && next < scripts.length; next += 1) {
      var hint = document.createElement('link');
      hint.rel = 'preload';
      hint.as = 'script';
      hint.href = scripts[next];
      document.head.appendChild(hint);
    }
  }

  function wake() {
    if (isAwake) {
      return;
    }
    isAwake = true;
    listen(false);
    load(0);
  }

  function isHydrated() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }

  function cycleColorMode() {
    var next = {light: 'dark', dark: 'system', system: 'light'}[root.getAttribute('data-theme-choice')] || 'light';
    var isDark = next === 'dark' || (next === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.setAttribute('data-theme', isDark ? 'dark' : 'light');
    root.setAttribute('data-theme-choice', next);
    try {
      if (next === 'system') {
        localStorage.removeItem('theme-saiki');
      } else {
        localStorage.setItem('theme-saiki', next);
      }
    } catch (error) {
      // Storage is blocked: the choice holds for this page.
    }
  }

  // Until React listens, clicks on its buttons are kept and given to it when it does; links are the browser's own.
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest && event.target.closest('button, a[role="button"][href="#"]');
      if (isHydrated() || !button) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (button.hasAttribute('data-color-mode-toggle')) {
        cycleColorMode();
      } else {
        waitingClick = button;
      }
    },
    true,
  );

  new MutationObserver(function (_changes, observer) {
    if (isHydrated()) {
      observer.disconnect();
      if (waitingClick && waitingClick.isConnected) {
        waitingClick.click();
      }
    }
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  listen(true);
  if (location.pathname.indexOf(base) !== 0) {
    // A wrong base URL: say so now, not at the reader's first sign.
    wake();
  }
  window.addEventListener('load', function () {
    var connection = navigator.connection || {};
    if (!connection.saveData) {
      setTimeout(function () {
        (window.requestIdleCallback || setTimeout)(wake);
      }, idleTime);
    }
  });
})();
