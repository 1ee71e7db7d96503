import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {memoized} from '@docs-kit/report';
import {isLimit, isMessage} from '../../contracts/errorCatalog';
import {readErrors} from './errors';
import {contextOfSite, directiveNamed, markdownOf} from './markdownOf.testing';

const {subjects, entries} = readErrors(contextOfSite.contracts);

/** Nodes of the entries of a subject. */
const nodesOf = memoized((subject: string) => directiveNamed('errors').render({subject}, contextOfSite));

/** Renders the entries of a subject on another page. */
const entriesOf = memoized((subject: string): string => markdownOf('errors', {subject}));

/** Renders the entries of a subject on its own page. */
const pageOf = (subject: string): string =>
  markdownOf(
    'errors',
    {subject},
    {findPage: (name, wanted) => (wanted.subject === subject ? '' : contextOfSite.findPage(name, wanted))},
  );

describe('::errors', () => {
  it.each(subjects.map(({id}) => id))('shows every entry of %s once, under its id', (subject) => {
    const ids = nodesOf(subject).flatMap((node) =>
      node.type === 'heading' && node.depth === 3 ? [node.data?.hProperties?.id] : [],
    );
    const shown = entries.filter((entry) => 'subject' in entry && entry.subject === subject);
    expect(ids.toSorted()).toEqual(shown.map(({id}) => id).toSorted());
  });

  it.each(subjects.map(({id}) => id))('shows the whole message of every entry of %s', (subject) => {
    const shown = nodesOf(subject).filter(({type}) => type === 'heading' || type === 'code');
    const texts = new Set(shown.map((node) => toString(node)));
    const messages = entries.filter(isMessage).filter((entry) => entry.subject === subject);
    const missing = messages.filter(({example}) => !texts.has(example.trim()));
    expect(missing.map(({id}) => id)).toEqual([]);
  });

  it('shows message, reason, fix, way to detect, place and evidence, with links to the interfaces', () => {
    const markdown = markdownOf('errors', {subject: 'getting-started'});
    const entry = markdown.split('\n### ').find((part) => part.startsWith('Failed to load config file at …: ENOENT'));
    expect(entry).toContain('```text error=config-file-missing\nFailed to load config file at ');
    expect(entry).toContain('* **Fix:** Check the path');
    expect(entry).toContain('* **Where:** command line, SDK; exit code `1`; type `Error`. Recorded.');
    expect(entry).toContain('* **About:** [`--agent`](/docs/guides/cli#flag-agent)');
  });

  it('links every related name in contracts/errors.json, except for those that no contract has', () => {
    const abouts = subjects.flatMap(({id}) => entriesOf(id).match(/^\* \*\*About:.*$/gmu) ?? []);
    const names = abouts.flatMap((about) => about.replaceAll(/\[`[^`]+`\]\([^)]+\)/gu, '').match(/`[^`]+`/gu) ?? []);
    const inNoContract = [
      '`--group-servers`',
      '`GET /api/sessions/current`',
      '`NODE_EXTRA_CA_CERTS`',
      '`agent.yml`',
      '`create-app`',
      '`fileData.mimeType`',
      '`init-app`',
      '`saiki [prompt]`',
      '`saiki mcp --group-servers`',
      '`saiki mcp`',
      '`toolConfirmationResponse`',
    ];
    const unknown = [...new Set(names)].filter((name) => !inNoContract.includes(name));
    expect(unknown, 'correct the "related" names in contracts/errors.json, or add them here').toEqual([]);
    expect(inNoContract.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('gives each message a heading with words that tell it apart', () => {
    const headings = (subject: string) => [...entriesOf(subject).matchAll(/^### (.*)$/gmu)].map(([, text]) => text);
    // For JSON, the text of the error. Long ones are cut between words.
    expect(headings('http')).toContain('Missing message content');
    expect(headings('http')).toContain('has been blocked by CORS policy: No …');
    expect(headings('switching')).toContain('A field with a wrong value');
    const all = subjects.flatMap(({id}) => headings(id));
    expect(all.filter((text = '') => /…\s*…/u.test(text))).toEqual([]);
    expect(all.filter((text = '') => text.replace(/[^\p{L}]/gu, '').length < 6)).toEqual([]);
  });

  it('links entries to each other, on the same page by the anchor alone', () => {
    expect(pageOf('getting-started')).toContain('](#cli-options-invalid)');
    expect(pageOf('silences')).toContain('](/docs/errors/models#llm-no-final-response)');
  });

  it('shows the message or the title of a linked entry, never its id', () => {
    const links = subjects.flatMap(({id}) => [
      ...entriesOf(id).matchAll(/\[(?<words>[^\]]+)\]\((?:\/docs\/errors\/[\w-]+)?#(?<id>[\w-]+)\)/gu),
    ]);
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter(({groups}) => groups?.words === groups?.id).map(([link]) => link)).toEqual([]);
    expect(pageOf('server-modes')).toContain(
      'This line follows [`Next.js production server exited with code …`](#web-ui-exited).',
    );
  });

  it('reports an unknown subject and names the nearest', () => {
    expect(() => markdownOf('errors', {subject: 'storag'})).toThrow(
      'no subject "storag" in contracts/errors.json. Did you mean "storage"?',
    );
  });
});

describe('::known-limits', () => {
  it('shows every limit once, and links silences to their full entries', () => {
    const markdown = markdownOf('known-limits');
    expect(markdown.match(/^\* /gmu)).toHaveLength(entries.filter(isLimit).length);
    expect(markdown).toContain('* **No authentication.** Server and web mode listen on all interfaces');
    expect(markdown).toContain('](/docs/errors/silences#pipes-loop)');
  });
});

describe('::error-subjects', () => {
  it('counts the entries of each subject', () => {
    expect(markdownOf('error-subjects')).toMatch(/\| \[Startup\]\(\/docs\/errors\/getting-started\) \| \d+ \|/u);
  });
});
