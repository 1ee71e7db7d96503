import {measuredPages, ownPages} from '../bench/pages.mjs';

/** A page that Lighthouse looks at. */
export interface AuditedPage {
  readonly name: string;
  /** Path below the base URL. */
  readonly path: string;
  /** Audits that cannot pass because of what the page is. */
  readonly inapplicable?: readonly string[];
}

/** A not-found page has to answer 404: one audit asks for 200, for the other the browser itself notes the status. */
const passingAt200 = ['http-status-code', 'errors-in-console'];

/** One page of each type. */
export const auditedPages: readonly AuditedPage[] = [
  ...Object.entries({...ownPages, ...measuredPages}).map(([name, path]) => ({name, path})),
  {name: 'blog list', path: '/blog'},
  {name: 'blog archive', path: '/blog/archive'},
  {name: 'blog tags', path: '/blog/tags'},
  {name: 'not found', path: '/no-such-page', inapplicable: passingAt200},
];

/**
 * The pages whose names hold one of the words; all pages without a word.
 * @throws when a word is in no name
 */
export function selectPages(words: readonly string[]): readonly AuditedPage[] {
  const unknown = words.find((word) => !auditedPages.some(({name}) => name.includes(word)));
  if (unknown) {
    throw new Error(`No page is called "${unknown}". There are: ${auditedPages.map(({name}) => name).join(', ')}.`);
  }
  return auditedPages.filter(({name}) => !words.length || words.some((word) => name.includes(word)));
}
