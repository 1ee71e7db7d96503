import {memo, type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

type PlayerModule = typeof import('./Player');

/** State of the figure: all steps shown, player loading, player failed to load, or player running on these steps. */
type State = 'shown' | 'loading' | 'failed' | {readonly player: PlayerModule; readonly items: readonly HTMLElement[]};

/** Props of {@link TerminalScreen}; `packages/terminal-screens` writes them. */
export interface TerminalScreenProps {
  /** The panels: one `pre`, or an ordered list with one for each step. */
  html: string;
  /** What the session shows, for readers. */
  title: string;
  /** Width of the terminal, in characters. */
  columns: string;
  /** Number of rows of all steps together: the browser reserves space for a screen that it hasn't rendered yet. */
  rows: string;
  /** Number of steps. */
  steps: string;
  /** What the copy button copies; without it, there's no button. */
  commands?: string;
}

/** Memoized, because React 19 parses such HTML again on each render: https://github.com/react/react/issues/31660 */
const Panels = memo(function Panels({html}: {html: string}): ReactNode {
  return <div className="screen__body" dangerouslySetInnerHTML={{__html: html}} />;
});

function PlayerFailure({message}: {message: string}): ReactNode {
  return (
    <p className="screen__player" role="alert">
      {message}
    </p>
  );
}

/**
 * Shows a recorded terminal as text, with all steps below each other. The player, which shows one step at a time, is
 * loaded when the reader presses Play.
 */
export default function TerminalScreen({html, title, columns, rows, steps, commands}: TerminalScreenProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>('shown');
  const playing = typeof state === 'object' ? state : undefined;

  async function play(): Promise<void> {
    setState('loading');
    try {
      const player = await import('./Player');
      setState({player, items: [...(figure.current?.querySelectorAll<HTMLElement>('.screen__steps > li') ?? [])]});
    } catch {
      setState('failed');
    }
  }

  return (
    <figure
      ref={figure}
      // Without it, the caption would name the figure, buttons included.
      aria-label={title}
      className={clsx('screen', Number(columns) > 80 && 'screen--wide', Number(steps) > 1 && 'screen--steps')}
      data-rows={rows}
      data-steps={steps}
    >
      <figcaption className="screen__bar">
        <span className="screen__title">{title}</span>
        {Number(steps) > 1 && (
          <button type="button" onClick={() => (playing ? setState('shown') : void play())}>
            {/* Only a string, so that React can still change it after a translation tool has translated the page. */}
            {playing
              ? translate({id: 'site.screen.showAll', message: 'Show all'})
              : translate({id: 'site.screen.play', message: 'Play'})}
          </button>
        )}
        {commands && (
          <button type="button" data-copy-code value={commands}>
            {translate({id: 'site.screen.copy', message: 'Copy command'})}
          </button>
        )}
      </figcaption>
      {playing && (
        <ErrorBoundary
          fallback={() => (
            <PlayerFailure
              message={translate({id: 'site.screen.crashed', message: 'The player crashed. All steps are below.'})}
            />
          )}
        >
          <playing.player.default items={playing.items} />
        </ErrorBoundary>
      )}
      {state === 'failed' && (
        <PlayerFailure
          message={translate({
            id: 'site.screen.failed',
            message: 'The player could not be loaded. All steps are below.',
          })}
        />
      )}
      <Panels html={html} />
    </figure>
  );
}
