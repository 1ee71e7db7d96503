import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

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
      {/* No button gets the attribute "disabled", since that takes its focus away. */}
      <button type="button" aria-disabled={isLast} onClick={() => !isLast && setRunning(!isRunning)}>
        {isRunning && !isLast
          ? translate({id: 'site.screen.pause', message: 'Pause'})
          : translate({id: 'site.screen.continue', message: 'Continue'})}
      </button>
      <button type="button" aria-disabled={current === 0} onClick={() => current > 0 && go(current - 1)}>
        {translate({id: 'site.screen.previous', message: 'Previous'})}
      </button>
      <button type="button" aria-disabled={isLast} onClick={() => !isLast && go(current + 1)}>
        {translate({id: 'site.screen.next', message: 'Next'})}
      </button>
      <button
        type="button"
        onClick={() => {
          setCurrent(0);
          setRunning(!window.matchMedia(reducedMotion).matches);
        }}
      >
        {translate({id: 'site.screen.restart', message: 'Restart'})}
      </button>
      <p className="screen__status" role="status">
        {translate({id: 'site.screen.status', message: 'Step {current} of {count}'}, {current: current + 1, count})}
        {/* The heading of the step, which is below. */}
        <span className="visually-hidden">{`: ${textIn(items[current], '.screen__when')}`}</span>
      </p>
    </div>
  );
}
