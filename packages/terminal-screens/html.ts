import {escapeXml} from '@docs-kit/report';
import type {Row, Span} from './ansi';
import type {ShownSession, ShownStep} from './session';

/** Frames, which are drawings, and symbols that are two columns wide in a terminal. */
const special = /(?<frame>[\u2500-\u257F]+)|(?<wide>\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)/gu;

const frameAlone = /^[\u2500-\u257F]+$/u;

/**
 * Writes one row. Frames are hidden from screen readers, which would read their names one by one, but stay text, so
 * that a selection includes them. Symbols that are two columns wide get this width, whatever the font.
 */
export const rowHtml = (row: Row): string => row.map(spanHtml).join('').trimEnd();

function spanHtml({text, classes}: Span): string {
  const html = escapeXml(text).replace(special, (match, frame: string | undefined) =>
    frame === undefined ? `<span class="ansi-wide">${match}</span>` : `<span aria-hidden="true">${match}</span>`,
  );
  if (classes.length === 0) return html;
  const className = classes.join(' ');
  // Most frames are a separate span.
  return frameAlone.test(text)
    ? `<span class="${className}" aria-hidden="true">${text}</span>`
    : `<span class="${className}">${html}</span>`;
}

/** Writes one step, with a tab stop, so that the keyboard can scroll what doesn't fit. */
const stepHtml = ({rows}: ShownStep): string =>
  `<pre class="screen__text" tabindex="0" translate="no"><samp>${rows.map(rowHtml).join('\n')}</samp></pre>`;

/** Writes the panels of a session: one screen, or an ordered list of steps. */
export function sessionHtml({steps}: ShownSession): string {
  const [only] = steps;
  if (only && steps.length === 1) return stepHtml(only);
  const items = steps.map((step) => `<li><p class="screen__when">${escapeXml(step.when)}</p>${stepHtml(step)}</li>`);
  return `<ol class="screen__steps">${items.join('')}</ol>`;
}
