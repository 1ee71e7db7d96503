import type {Code, List, RootContent} from 'mdast';
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
 * Makes the Markdown of a session: one fenced block, or a numbered list with a block for each moment. Copies of the page
 * and checks read it as it is; `remarkTerminalScreens` replaces it by figures.
 * @param name of the recording; the fence carries it as `screen=…`
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
  const words = [`screen=${name}`, `step=${step.number}`, ...(title ? [`title="${title.replaceAll('"', "'")}"`] : [])];
  return {type: 'code', lang: 'console', meta: words.join(' '), value: stepText(step)};
}
