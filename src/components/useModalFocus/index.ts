import {type RefObject, useEffect, useEffectEvent} from 'react';

/** What {@link useModalFocus} needs to know. */
export interface ModalFocusOptions {
  /** Element that holds the focus while it is open. */
  readonly dialog: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Selector of what gets the focus when it opens. */
  readonly firstStop: string;
  /** Called when the reader presses Escape. */
  readonly close: () => void;
}

const stops = 'a[href], button, input, select, summary, [tabindex="0"]';

/** Everything beside the path from the element up to the body, but for what only catches clicks. */
function surroundings(element: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let inner: Element = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    const siblings = [...inner.parentElement.children];
    others.push(...siblings.filter((sibling) => sibling !== inner && sibling.role !== 'presentation'));
  }
  return others.filter((other) => !other.hasAttribute('inert') && !other.hasAttribute('aria-live'));
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => !stop.closest('[inert]') && stop.checkVisibility({visibilityProperty: true}),
  );
}

/** Keeps Tab and Shift+Tab inside, from the last stop to the first and back. */
function goRound(event: KeyboardEvent, element: HTMLElement): void {
  const [first, ...others] = stopsIn(element);
  const last = others.at(-1) ?? first;
  const isOutside = !element.contains(document.activeElement);
  if (event.shiftKey && (isOutside || document.activeElement === first)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (isOutside || document.activeElement === last)) {
    event.preventDefault();
    first?.focus();
  }
}

/**
 * Makes an element modal while it is open: the focus goes into it, stays there, and returns to where it came from;
 * the rest of the page cannot be reached; Escape closes.
 */
export function useModalFocus({dialog, isOpen, firstStop, close}: ModalFocusOptions): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) {
      return undefined;
    }
    const opener = document.activeElement;
    const others = surroundings(element);
    others.forEach((other) => other.setAttribute('inert', ''));

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        onEscape();
      } else if (event.key === 'Tab' && element) {
        goRound(event, element);
      }
    }
    document.addEventListener('keydown', onKeyDown);
    // What has just become visible can take the focus from the second frame on.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => element.querySelector<HTMLElement>(firstStop)?.focus());
    });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      others.forEach((other) => other.removeAttribute('inert'));
      if (opener instanceof HTMLElement && opener !== document.body) {
        opener.focus();
      }
    };
  }, [dialog, isOpen, firstStop]);
}
