import type {Code, List, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {componentNode} from '@docs-kit/pages';
import {escapeXml} from '@docs-kit/report';
import type {Row, Span} from './ansi';
import {stepText, type ShownSession, type ShownStep} from './session';

declare module 'mdast' {
  interface CodeData {
    terminalSession?: ShownSession;
  }
  interface ListData {
    terminalSession?: ShownSession;
  }
}

/**
 * Generates the Markdown of a session: one fenced block, or a numbered list with a block for each step. Copies of the
 * page and checks read this Markdown; {@link remarkTerminalScreens} replaces it with figures.
 * @param name name of the recording, which the fence contains as `screen=…`
 */
export function sessionMarkdown(name: string, session: ShownSession): RootContent[] {
  const [only] = session.steps;
  if (only && session.steps.length === 1)
    return [{...block(name, only, session.title), data: {terminalSession: session}}];
  const children = session.steps.map((step): List['children'][number] => ({
    type: 'listItem',
    spread: true,
    children: [{type: 'paragraph', children: [{type: 'text', value: `${step.when}:`}]}, block(name, step)],
  }));
  return [{type: 'list', ordered: true, start: 1, spread: true, children, data: {terminalSession: session}}];
}

function block(name: string, step: ShownStep, title?: string): Code {
  const meta = title ? `screen=${name} title="${title.replaceAll('"', "'")}"` : `screen=${name}`;
  return {type: 'code', lang: 'console', meta, value: stepText(step)};
}

/** Remark plugin that replaces the Markdown of terminal sessions with `TerminalScreen`. Runs after directives. */
export const remarkTerminalScreens =
  () =>
  (tree: Root): void => {
    visit(tree, ['code', 'list'], (node, index, parent) => {
      const session = (node.type === 'code' || node.type === 'list') && node.data?.terminalSession;
      if (!session || !parent || index === undefined || !('children' in parent)) return undefined;
      parent.children[index] = screenNode(session);
      return SKIP;
    });
  };

function screenNode(session: ShownSession): ReturnType<typeof componentNode> {
  const {title, columns, commands, steps} = session;
  return componentNode('TerminalScreen', {
    html: sessionHtml(session),
    title,
    columns: String(columns),
    rows: String(steps.reduce((sum, {rows}) => sum + rows.length, 0)),
    steps: String(steps.length),
    commands: commands.join('\n'),
  });
}

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
