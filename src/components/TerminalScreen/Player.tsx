import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {announce} from '@site/src/clientModules/announce';

/** How long a step is shown, in ms: a base, plus time to read each row. The pauses of the recording aren't kept. */
const shownFor = (rows: number): number => Math.min(1500 + rows * 150, 6000);

/** Whether the player starts by itself: not for readers who prefer reduced motion. */
const autoplays = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Props of {@link Player}. */
export interface PlayerProps {
  /** The steps of the figure. */
  items: readonly HTMLElement[];
}

/** Shows one step of a figure, or all of them if none is given. */
function show(items: readonly HTMLElement[], current?: number): void {
  items.forEach((item, index) => {
    item.hidden = current !== undefined && index !== current;
  });
}

const textIn = (item: HTMLElement | undefined, selector: string): string =>
  item?.querySelector(selector)?.textContent ?? '';

/** Plays the steps of a recorded terminal one after another, with buttons for pause, step and restart. */
export default function Player({items}: PlayerProps): ReactNode {
  const [current, setCurrent] = useState(0);
  const [isRunning, setRunning] = useState(autoplays);
  const count = items.length;
  const isLast = current >= count - 1;
  const position = translate(
    {id: 'site.screen.position', message: '{current} of {count}'},
    {current: current + 1, count},
  );

  useLayoutEffect(() => {
    show(items, current);
    return () => show(items);
  }, [items, current]);

  useEffect(() => {
    // The heading of the step, which is below.
    announce(`${position}: ${textIn(items[current], '.screen__when')}`);
  }, [items, current, position]);

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
      {/* `aria-disabled`, because `disabled` would take the focus away from the button. */}
      <button type="button" aria-disabled={isLast} onClick={() => !isLast && setRunning(!isRunning)}>
        {isRunning && !isLast
          ? translate({id: 'site.screen.pause', message: 'Pause'})
          : translate({id: 'site.screen.continue', message: 'Continue'})}
      </button>
      <button type="button" aria-disabled={current === 0} onClick={() => current > 0 && go(current - 1)}>
        <Translate id="site.screen.previous">Previous</Translate>
      </button>
      <button type="button" aria-disabled={isLast} onClick={() => !isLast && go(current + 1)}>
        <Translate id="site.screen.next">Next</Translate>
      </button>
      <button
        type="button"
        onClick={() => {
          setCurrent(0);
          setRunning(autoplays());
        }}
      >
        <Translate id="site.screen.restart">Restart</Translate>
      </button>
      <p className="screen__status">{position}</p>
    </div>
  );
}
