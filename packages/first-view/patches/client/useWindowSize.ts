import {useEffect, useState} from 'react';

/** Layout that the window is wide enough for; `ssr` until React has hydrated the document. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';

/** Width in pixels at which the theme's desktop layout begins. */
const desktopBreakpoint = 996;

const currentSize = (): WindowSize => (window.innerWidth >= desktopBreakpoint ? 'desktop' : 'mobile');

/**
 * Replaces the theme's hook of the same name. The desktop layout begins at the breakpoint, not after it. After
 * hydration, the size is known at once: the theme's hook returns `ssr` for the first render of every component, so it
 * renders each page that a link leads to twice. `ssr` before hydration avoids a hydration mismatch:
 * https://github.com/facebook/docusaurus/issues/9379
 * `useSyncExternalStore` would take fewer lines, but with it, hydration renders a second time without a pause.
 */
export function useWindowSize(): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>(() => (isHydrated() ? currentSize() : 'ssr'));
  useEffect(() => {
    const update = (): void => setWindowSize(currentSize());
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return windowSize;
}
