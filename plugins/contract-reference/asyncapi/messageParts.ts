import type {Code, Paragraph, RootContent} from 'mdast';
import {exampleBlock} from '../exampleBlock';
import {blocks, bullets, inline, inlineCode, label, paragraph, strong, text} from '../markdown';
import {unobserved} from '../notes';
import type {AsyncMessage} from './asyncApi';

/** What a message is and when it is sent. */
export function introduction(message: AsyncMessage): RootContent[] {
  return [
    ...blocks(message.summary ?? ''),
    ...blocks(message.description ?? ''),
    ...whenLine(message),
    ...unobserved(message['x-unobserved']),
  ];
}

function whenLine(message: AsyncMessage): Paragraph[] {
  const when = message['x-when'];
  return when === undefined ? [] : [paragraph(strong(text('When:')), text(' '), ...inline(when))];
}

/** What depends on the router that the agent uses. */
export function routerDifferences(message: AsyncMessage): RootContent[] {
  const differences = message['x-router-differences'];
  if (differences === undefined) return [];
  const title = label([text('Differences between routers')]);
  if (typeof differences === 'string') return [title, ...blocks(differences)];
  const items = Object.entries(differences).map(([router, difference]) => [
    paragraph(inlineCode(router), text(': '), ...inline(difference)),
  ]);
  return [title, bullets(items)];
}

/**
 * Examples as JSON blocks with their summaries as titles.
 * @param role what the blocks show, for the check of samples: `ws=chunk`
 */
export function messageExamples(message: AsyncMessage, role: string): Code[] {
  return (message.examples ?? [])
    .filter(({payload}) => payload !== undefined)
    .map(({summary, payload}) => exampleBlock({summary, value: payload}, role));
}
