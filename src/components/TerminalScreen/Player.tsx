import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

/** How long a step is shown: a base, and more for each row to read; the pauses of the recording are not kept. In ms. */
const shownFor = (rows: number): number => Math.min(1500 + rows * 150, 6000);

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Props of {@link Player}. */
export interface PlayerProps {
  /** The steps of the figure. */
  items: readonly HTMLElement[];
}

/** Shows one step of a figure, or all of them again. */
function show(items: readonly HTMLElement[], current?: number): void {
  items.forEach((item, index) => {
    item.hidden = current !== undefined && index !== current;
  });
}

const textIn = (item: HTMLElement | undefined, selector: string): string =>
  item?.querySelector(selector)?.textContent ?? '';

/**
 * Plays the steps of a recorded terminal one after another, with buttons for pause, step and restart. Readers who want
 * less motion get it paused: they go on step by step.
 */
export default function Player({items}: PlayerProps): ReactNode {
  const [current, setCurrent] = useState(0);
  const [isRunning, setRunning] = useState(() => !window.matchMedia(reducedMotion).matches);
  const count = items.length;
  const isLast = current >= count - 1;

  useLayoutEffect(() => {
    show(items, current);
    return () => show(items);
  }, [items, current]);

  useEffect(() => {
    if (!isRunning || isLast) return undefined;
    const rows = textIn(items[current], 'pre').split('\n').length;
    const timer = window.setTimeout(() => setCurrent(current + 1), shownFor(rows));
    return () => window.clearTimeout(timer);
  }, [items, current, isRunning, isLast]);

  const go = (step: number): void => {
    setRunning(false);
    setCurrent(step);
  };
  return (
    <div className="screen__player" role="group" aria-label={translate({id: 'site.screen.player', message: 'Player'})}>
      <button type="button" disabled={isLast} onClick={() => setRunning(!isRunning)}>
        {isRunning && !isLast ? (
          <Translate id="site.screen.pause">Pause</Translate>
        ) : (
          <Translate id="site.screen.continue">Continue</Translate>
        )}
      </button>
      <button type="button" disabled={current === 0} onClick={() => go(current - 1)}>
        <Translate id="site.screen.previous">Previous step</Translate>
      </button>
      <button type="button" disabled={isLast} onClick={() => go(current + 1)}>
        <Translate id="site.screen.next">Next step</Translate>
      </button>
      <button
        type="button"
        onClick={() => {
          setCurrent(0);
          setRunning(!window.matchMedia(reducedMotion).matches);
        }}
      >
        <Translate id="site.screen.restart">Restart</Translate>
      </button>
      <p className="screen__status" role="status">
        {translate(
          {id: 'site.screen.status', message: 'Step {current} of {count}: {when}'},
          {current: current + 1, count, when: textIn(items[current], '.screen__when')},
        )}
      </p>
    </div>
  );
}
