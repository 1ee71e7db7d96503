import {useEffect, useState} from 'react';

/** Layout that the window is wide enough for; `ssr` until the browser is known. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The generator's hook of the same name, with a desktop that begins at the breakpoint and not behind it. */
export function useWindowSize({desktopBreakpoint = 996}: {desktopBreakpoint?: number} = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => setWindowSize(window.innerWidth >= desktopBreakpoint ? 'desktop' : 'mobile');
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
