import type {SearchEngine} from '@docs-kit/search/engine';
import {inShownOrder, shownLimits} from '@docs-kit/search/order';
import {pinnedAnswers} from './pinnedAnswers';

/** A question, and the sections that answer it. */
export interface Question {
  readonly ask: string;
  /** Addresses below the base path. */
  readonly answers: readonly string[];
}

/** How well questions were answered. */
export interface Figures {
  /** Share of questions whose first result answers them. */
  readonly first: number;
  /** Share of questions that one of the first three results answers. */
  readonly third: number;
  /** All figures by kind of question, as text. */
  readonly table: string;
  /** Questions whose first result isn't an answer, with that result. */
  readonly misses: readonly string[];
}

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(6)} %`;

function figuresOf(places: readonly number[]): {first: number; third: number; reciprocal: number} {
  const share = (count: number): number => count / places.length;
  return {
    first: share(places.filter((place) => place === 0).length),
    third: share(places.filter((place) => place >= 0 && place < 3).length),
    reciprocal: share(places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0)),
  };
}

/** Asks all questions as the dialog does, and computes at which rank the first answer appears. */
export function report(engine: SearchEngine, groups: Readonly<Record<string, readonly Question[]>>): Figures {
  const misses: string[] = [];
  const byKind = Object.entries(groups).map(([kind, questions]): [string, number[]] => {
    const places = questions.map(({ask, answers}) => {
      const shown = inShownOrder(
        engine.search(ask, {...shownLimits, isTyping: true, first: pinnedAnswers(ask)}).results,
      );
      const place = shown.findIndex(({url}) => answers.includes(url));
      if (place !== 0) misses.push(`${String(place + 1).padStart(3)}  ${kind}: ${ask} → ${shown[0]?.url ?? 'nothing'}`);
      return place;
    });
    return [kind, places];
  });
  const all = byKind.flatMap(([, places]) => places);
  const lines = [...byKind, ['all', all] as const].map(([kind, places]) => {
    const {first, third, reciprocal} = figuresOf(places);
    return `${kind.padEnd(12)} ${String(places.length).padStart(4)} ${percent(first)} ${percent(third)} ${reciprocal.toFixed(3).padStart(7)}`;
  });
  const {first, third} = figuresOf(all);
  return {first, third, misses, table: ['kind          num   at 1    at 3      MRR', ...lines].join('\n')};
}
