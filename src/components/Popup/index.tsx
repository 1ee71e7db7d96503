import {useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react';

function closeAtEscape({key, currentTarget}: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * A `<details>` element whose content floats above the page. It closes on Escape, and when the pointer, the focus or
 * the reader goes elsewhere. Without JavaScript, its summary opens and closes it.
 */
export default function Popup(props: ComponentProps<'details'>): ReactNode {
  const popup = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    const close = ({target}: Event): void => {
      const isInside = target instanceof Node && popup.current?.contains(target);
      if (popup.current && !isInside) popup.current.open = false;
    };
    // Going back or forward moves neither, and a popup in the navbar stays on the screen.
    for (const type of ['pointerdown', 'focusin', 'popstate'])
      window.addEventListener(type, close, {signal: ended.signal});
    return () => ended.abort();
  }, []);
  // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  return <details {...props} ref={popup} onKeyDown={closeAtEscape} />;
}
