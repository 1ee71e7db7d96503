import {useEffect, useState} from 'react';

/** Layout that the window is wide enough for; `ssr` until React has taken over the document. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Whether React has taken over the document, which the generator notes there. */
const isAwake = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';

const sizeBy = (breakpoint: number): WindowSize => (window.innerWidth >= breakpoint ? 'desktop' : 'mobile');

/**
 * The generator's hook of the same name, with a desktop that begins at the breakpoint and not behind it, and known at
 * once on pages that a link leads to. The generator's is `ssr` whenever a component appears: it renders such pages twice.
 * An external store would do the same in fewer lines, but waking would render again without a pause in between.
 */
export function useWindowSize({desktopBreakpoint = 996}: {desktopBreakpoint?: number} = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>(() => (isAwake() ? sizeBy(desktopBreakpoint) : 'ssr'));
  useEffect(() => {
    const update = (): void => setWindowSize(sizeBy(desktopBreakpoint));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
