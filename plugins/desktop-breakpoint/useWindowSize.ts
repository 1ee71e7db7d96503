import {useSyncExternalStore} from 'react';

/** Layout that the window is wide enough for; `ssr` until the browser is known. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * The generator's hook of the same name, with a desktop that begins at the breakpoint and not behind it. It is `ssr`
 * while React takes over the document; the generator's is so whenever a component appears, and renders each page that
 * a link leads to twice.
 */
export function useWindowSize({desktopBreakpoint = 996}: {desktopBreakpoint?: number} = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    onResize,
    () => (window.innerWidth >= desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
