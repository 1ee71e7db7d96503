import type {RootContent} from 'mdast';
import {md, type AsyncMessage} from '@docs-kit/reference';

/** A WebSocket message or an event of Saiki. */
export interface SaikiMessage extends AsyncMessage {
  readonly 'x-router-differences'?: string | Readonly<Record<string, string>>;
}

/** Says what depends on the router that the agent uses. */
export function routerDifferences({'x-router-differences': differences}: SaikiMessage): RootContent[] {
  if (differences === undefined) return [];
  const title = md.label([md.text('Differences between routers')]);
  if (typeof differences === 'string') return [title, ...md.parseBlocks(differences)];
  const items = Object.entries(differences).map(([router, difference]) => [
    md.paragraph(md.inlineCode(router), md.text(': '), ...md.parseInline(difference)),
  ]);
  return [title, md.bullets(items)];
}
