import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {noteWords} from '../../client/storage';
import type {CurrentAnswer} from './useAnswer';
import type {DialogElements} from './useDialogEvents';

interface SelectionOptions extends DialogElements {
  /** Prefix of the ids of results: `<id>-0`. */
  readonly id: string;
  readonly current: CurrentAnswer;
  readonly isAsked: boolean;
  /** Returns whether the answer is for the text in the field. */
  readonly isAnswered: () => boolean;
}

interface Selection {
  /** Index of the selected result; -1 without results. */
  readonly selected: number;
  readonly select: (index: number) => void;
  /** Selects the first result again: the question has changed. */
  readonly reset: () => void;
  /** Stops following the selection: the reader scrolls. */
  readonly release: () => void;
  /** Arrows and Page Up and Down select a result, Enter opens it. Without results, arrows move the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the result that a key selects, or undefined if the key does something else. */
function selectedBy(key: string, selected: number, last: number): number | undefined {
  if (key === 'ArrowDown') return selected === last ? 0 : selected + 1;
  if (key === 'ArrowUp') return selected <= 0 ? last : selected - 1;
  if (key === 'PageDown') return Math.min(last, selected + 5);
  return key === 'PageUp' ? Math.max(0, selected - 5) : undefined;
}

/** Selects a result, by keys in the field and the links below it, and tells screen readers which. */
export function useSelection({id, dialog, field, current, isAsked, isAnswered}: SelectionOptions): Selection {
  const {found, results} = current;
  const [active, setActive] = useState(0);
  /** Set when Enter was pressed before the answer arrived, which then opens its first result. */
  const entered = useRef<{readonly isOtherTab: boolean}>(undefined);
  /** Whether the result was selected with a key, and the reader hasn't scrolled since. */
  const isChosen = useRef(false);
  const last = results.length - 1;
  const selected = Math.min(active, last);

  const reveal = (index: number): void => {
    if (index === 0) dialog.current?.scrollTo(0, 0);
    else document.getElementById(`${id}-${index}`)?.scrollIntoView({block: 'nearest'});
  };
  const openResult = (index: number, isOtherTab: boolean): void => {
    const link = document.getElementById(`${id}-${index}`);
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!isOtherTab) {
      link.click();
      return;
    }
    noteWords(link);
    window.open(link.href, '_blank', 'noopener');
  };
  /** Moves the focus between the field and the links below it. */
  const walk = (step: number): void => {
    const stops = [field.current, ...(dialog.current?.querySelectorAll<HTMLElement>('nav a') ?? [])];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((index + step) % stops.length)?.focus();
  };

  const onAnswer = useEffectEvent(() => {
    if (!entered.current || !found?.isSure || !isAnswered()) return;
    const {isOtherTab} = entered.current;
    entered.current = undefined;
    openResult(0, isOtherTab);
  });
  useEffect(() => onAnswer(), [found]);
  // Better texts have another height.
  const onResults = useEffectEvent(() => {
    if (isChosen.current) reveal(selected);
  });
  useEffect(() => onResults(), [results]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(last >= 0));
    if (last >= 0) input?.setAttribute('aria-activedescendant', `${id}-${selected}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [field, id, last, selected]);

  return {
    selected,
    select: setActive,
    reset() {
      entered.current = undefined;
      isChosen.current = false;
      setActive(0);
    },
    release() {
      isChosen.current = false;
    },
    onKeyDown(event) {
      const {key, target} = event;
      const isInField = target === field.current;
      // In Safari, the key that ends a composition comes after its end. Only its key code, 229, shows what it was.
      if (event.isComposing || event.keyCode === 229) return;
      if (!isInField && !(target instanceof Element && target.closest('nav'))) return;
      entered.current = undefined;
      const next = selectedBy(key, selected, last);
      if (key === 'Enter' && isInField && isAsked) {
        event.preventDefault();
        const isOtherTab = event.ctrlKey || event.metaKey;
        if (isAnswered()) openResult(selected, isOtherTab);
        else entered.current = {isOtherTab};
      } else if (last < 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
        event.preventDefault();
        walk(key === 'ArrowDown' ? 1 : -1);
      } else if (last >= 0 && next !== undefined) {
        event.preventDefault();
        setActive(next);
        isChosen.current = true;
        reveal(next);
      }
    },
  };
}
