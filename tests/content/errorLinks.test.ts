// If a page mentions an error of the index, it links to its entry, and the link text is part of the message.
import type {InlineCode, Link, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {openErrorIndex} from '@docs-kit/error-index';
import document from '../../contracts/errors.json';
import {isMessage, type ErrorCatalog, type MessageEntry} from '../../contracts/errorCatalog';
import {expectNoProblems} from './support/expectNoProblems';
import {allMarkdown, type WrittenPage} from './support/writtenPages';

const catalog = document as unknown as ErrorCatalog;
const messages = catalog.entries.filter(isMessage);
const index = openErrorIndex({entries: messages});
const pages = allMarkdown.filter(({file}) => !file.startsWith('content/docs/errors/'));

const withoutSymbols = (text: string): string => text.replaceAll(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '').trim();
const textsOf = ({message, example}: MessageEntry): string[] => [message, example].map(withoutSymbols);

/** Returns the entries whose message a code text quotes: at least three words from its beginning, or all of it. */
const quoted = (text: string): string[] =>
  text.split(' ').length < 3
    ? []
    : messages.filter((entry) => textsOf(entry).some((shown) => shown.startsWith(text))).map(({id}) => id);

interface Place {
  readonly line: number;
  readonly text: string;
}

function inTree(tree: Nodes): {readonly codes: Place[]; readonly links: (Place & {readonly id: string})[]} {
  const codes: Place[] = [];
  const links: (Place & {readonly id: string})[] = [];
  visit(
    tree,
    'inlineCode',
    (node: InlineCode) =>
      void codes.push({line: node.position?.start.line ?? 1, text: node.value.replaceAll('\n', ' ')}),
  );
  visit(tree, 'link', (node: Link) => {
    const [first] = node.children;
    if (!node.url.startsWith('error:')) return;
    // Code text may contain a line break, which readers see as a space.
    const text = first?.type === 'inlineCode' ? first.value.replaceAll('\n', ' ') : '';
    links.push({line: node.position?.start.line ?? 1, id: node.url.slice(6), text});
  });
  return {codes, links};
}

describe('links to the error index', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    '%s links the errors that it quotes',
    (file, page: Pick<WrittenPage, 'tree'>) => {
      const {codes, links} = inTree(page.tree);
      const linked = new Set(links.map(({id}) => id));
      const missing = codes.flatMap(({line, text}) => {
        const ids = quoted(text);
        const isLinked = messages.some(
          (entry) => linked.has(entry.id) && textsOf(entry).some((shown) => shown.includes(text)),
        );
        if (ids.length === 0 || isLinked) return [];
        return [`${file}:${line} quotes an error. Fix: write [\`${text}\`](error:${ids[0]})`];
      });
      expectNoProblems(missing);
    },
  );

  it.each(pages.map((page) => [page.file, page] as const))(
    '%s quotes linked errors as their messages are',
    (file, page: Pick<WrittenPage, 'tree'>) => {
      const wrong = inTree(page.tree).links.flatMap(({line, text, id}) => {
        const entry = messages.find((candidate) => candidate.id === id);
        if (!entry || text === '') return [];
        const isQuoted =
          textsOf(entry).some((shown) => shown.includes(text)) || index.find(text).some((match) => match.id === id);
        return isQuoted
          ? []
          : [`${file}:${line} the words "${text}" are not in the message of ${id}: ${entry.message}`];
      });
      expectNoProblems(wrong);
    },
  );

  it('finds a quotation, and a wrong one', () => {
    expect(quoted('Failed to connect to required strict servers')).toContain('mcp-strict-failed');
    expect(quoted('saiki mcp --group-servers')).toEqual([]);
  });
});
