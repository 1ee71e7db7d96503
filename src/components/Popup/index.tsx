import {useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react';

function closeAtEscape({key, currentTarget}: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * A `<details>` element whose content floats above the page. It closes on Escape, and when the pointer or the focus
 * goes elsewhere. Without JavaScript, its summary opens and closes it.
 */
export default function Popup(props: ComponentProps<'details'>): ReactNode {
  const popup = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    const close = ({target}: Event): void => {
      if (popup.current && !popup.current.contains(target as Node)) popup.current.open = false;
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, close, {signal: ended.signal});
    return () => ended.abort();
  }, []);
  // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  return <details {...props} ref={popup} onKeyDown={closeAtEscape} />;
}
