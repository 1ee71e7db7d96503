import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';

/** Pixels that count as scrolling by the reader: new results move the list a little, too. */
const minScroll = 40;

/** The dialog as `packages/first-view` leaves it: with the key that was pressed last before hydration. */
interface EarlyDialog extends HTMLDialogElement {
  readonly lastKey?: KeyboardEvent;
}

/** Elements of the dialog that are in the document before React's component is. */
export interface DialogElements {
  readonly dialog: RefObject<EarlyDialog | null>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** What {@link useDialogEvents} calls; each may change from render to render. */
interface DialogHandlers {
  /** The field has another text, or the dialog has opened. */
  readonly onInput: () => void;
  readonly onClosed: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The results have been scrolled. */
  readonly onScroll: () => void;
  /** The reader uses a wheel, finger or mouse instead of keys. */
  readonly onPointer: () => void;
}

/**
 * Listens to the dialog and its field. The first calls read what was typed before, and the last key, which may be Enter.
 * A layout effect: otherwise, a key pressed as soon as the panel appears would be lost.
 */
export function useDialogEvents(
  {dialog, field}: DialogElements,
  lastKey: RefObject<KeyboardEvent | null>,
  handlers: DialogHandlers,
): void {
  const latest = useEffectEvent(() => handlers);
  useLayoutEffect(() => {
    const [box, input] = [dialog.current, field.current];
    if (!box || !input) return undefined;
    latest().onInput();
    const pressed = lastKey.current ?? box.lastKey;
    if (box.open && pressed) latest().onKeyDown(pressed);
    const ended = new AbortController();
    const {signal} = ended;
    input.addEventListener('input', () => latest().onInput(), {signal});
    box.addEventListener('keydown', (event) => latest().onKeyDown(event), {signal});
    const observer = new MutationObserver(() => {
      if (box.open) latest().onInput();
      else latest().onClosed();
    });
    observer.observe(box, {attributeFilter: ['open']});
    // The dialog scrolls or, on phones, a part of it.
    const scrolled = ({target}: Event): void => {
      if (target instanceof Element && target.scrollTop > minScroll) latest().onScroll();
    };
    box.addEventListener('scroll', scrolled, {capture: true, signal});
    for (const type of ['wheel', 'touchmove', 'pointerdown'])
      box.addEventListener(type, () => latest().onPointer(), {passive: true, signal});
    return () => {
      observer.disconnect();
      ended.abort();
    };
  }, [dialog, field, lastKey]);
}
