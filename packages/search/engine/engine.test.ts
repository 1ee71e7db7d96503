import {describe, expect, it} from 'vitest';
import {loadIndex, type IndexedSection, type SearchIndex} from '.';
import {
  packIndex,
  remainderReader,
  unpackIndex,
  type IndexFile,
  type PostingsFile,
  type RemaindersFile,
} from './format';
import {inShownOrder} from './groups';

const section = (page: number, anchor: string, heading: string, text: string, more: Partial<IndexedSection> = {}) => ({
  page,
  anchor,
  heading,
  text,
  path: [],
  kind: 0,
  weight: 1,
  names: [],
  keywords: '',
  ...more,
});

const index: SearchIndex = {
  kinds: [
    {id: 'page', label: '', filter: 'docs'},
    {id: 'operation', label: 'Operation', filter: 'api'},
  ],
  synonyms: [{words: ['database', 'db']}],
  pages: [
    {url: '/guide', title: 'Guide', breadcrumbs: ['Guides'], keywords: 'manual,handbook'},
    {url: '/api', title: 'Reference', breadcrumbs: [], keywords: ''},
  ],
  sections: [
    section(0, '', 'Guide', 'This guide is about machines.'),
    section(0, 'choose-a-database', 'Choose a database', 'A database keeps what must not get lost. Take SQLite first.'),
    section(0, 'approval', 'Approval', 'A person decides. Nothing runs before.', {path: ['Choose a database']}),
    section(0, 'the-loop', 'The loop', 'Round and round it goes.', {keywords: 'toolbox, cycle'}),
    section(1, 'send', 'Send a message', 'POST /messages\nSends a message. Error: queue is full right now', {
      kind: 1,
      names: ['POST /messages'],
    }),
    section(
      1,
      'sendmany',
      'Client.sendMany()',
      'Sends many messages. It may fail when the queue is full: autoRetry sends the messages again.',
    ),
  ],
};

const engine = loadIndex(index);
const found = (query: string, isTyping = false): string[] =>
  engine.search(query, {isTyping}).results.map(({url}) => url);

describe('search', () => {
  it('leaves room for other pages when one has many results', () => {
    const pages = (maxPerPage?: number): string[] =>
      engine.search('choose a database queue', {limit: 2, maxPerPage}).results.map(({url}) => url.split('#')[0] ?? '');
    expect(pages()).toEqual(['/guide', '/guide']);
    expect(pages(1)).toEqual(['/guide', '/api']);
    expect(engine.search('database', {maxPerPage: 1}).results.length).toBeGreaterThan(1);
    const first = ['/guide#the-loop', '/guide#approval'];
    const sure = engine.search('choose a database queue guide', {limit: 2, maxPerPage: 1, first});
    expect(sure.results.map(({url}) => url)).toEqual(first);
  });

  it('lists rows that say the same behind all others, where pages share the places', () => {
    const row = (page: number, anchor: string, names: string[], text = 'Longest wait.'): IndexedSection =>
      section(page, anchor, 'timeout', text, {names});
    const sections = [
      row(0, 'http-timeout', ['http-timeout']),
      row(0, 'sse-timeout', ['sse-timeout'], 'Longest pause.'),
      row(1, 'timeout', ['http-timeout']),
      // Prose on another page may continue differently.
      row(1, 'prose', []),
      row(0, 'prose', []),
      section(0, 'last', 'Last', 'A timeout ends it.'),
    ];
    const urls = (maxPerPage?: number): string[] =>
      loadIndex({...index, sections})
        .search('timeout', {maxPerPage})
        .results.map(({url}) => url);
    expect(urls()).toHaveLength(6);
    expect(urls().at(-1)).toBe('/guide#last');
    expect(urls(6)).toHaveLength(6);
    expect(urls(6).slice(-2)).toEqual(['/guide#last', expect.stringMatching(/^\/(?:api#|guide#http-)timeout$/u)]);
  });

  it.each(['sendMany(', 'client.sendmany()', '/messages', '/messages hello'])(
    'finds the name %s as code writes it',
    (written) => {
      const [first, second] = engine.search(written).results;
      expect(first?.url).toBe(written.startsWith('/messages') ? '/api#send' : '/api#sendmany');
      expect(first?.score).toBeGreaterThan(8 * (second?.score ?? 0));
    },
  );

  it.each([
    ['a heading', 'choose a database', '/guide#choose-a-database'],
    ['a synonym', 'db', '/guide#choose-a-database'],
    ['two letters in the wrong order', 'databaes', '/guide#choose-a-database'],
    ['a method and a path', 'POST /messages', '/api#send'],
    ['a part of an identifier', 'sendMany', '/api#sendmany'],
    ['an identifier in lower case', 'client.sendmany', '/api#sendmany'],
    ['an error text with a rest that no page has', 'Error: queue is full right now (code 17, host a.b.c)', '/api#send'],
    ['a keyword of its page', 'handbook approval', '/guide#approval'],
  ])('finds by %s', (_what, query, url) => expect(found(query)[0]).toBe(url));

  it('takes a compound of known words for those words, and not for another word with two typos', () => {
    const sections = [
      section(0, 'limits', 'Limits', 'A turn has a max of steps.'),
      section(0, 'turns', 'Turns', 'Turns follow each other.'),
      section(1, 'status', 'Status', 'Mature and stable.'),
    ];
    const urls = loadIndex({...index, sections})
      .search('max_turns')
      .results.map(({url}) => url);
    expect(urls.sort()).toEqual(['/guide#limits', '/guide#turns']);
  });

  it('ignores words that change nothing when it compares phrases', () => {
    const sections = [
      section(0, 'run', 'Run it on a machine', 'It starts.'),
      section(1, 'what', 'What can a machine do', 'It does things.'),
    ];
    const scoreOf = (query: string): number | undefined =>
      loadIndex({...index, sections}).search(query).results[0]?.score;
    expect(scoreOf('what can a machine actually do')).toBe(scoreOf('what can a machine do'));
  });

  describe('of flags', () => {
    const flags = loadIndex({
      ...index,
      sections: [
        section(0, 'color', 'Color', 'Choose a color.'),
        section(0, 'old', 'Old', 'What is old.'),
        section(1, 'flag', 'Flags', 'Prints less, and in black.', {names: ['--no-verbose', '--no-color']}),
        section(1, 'gone', 'Gone', 'It had another name.', {keywords: '--old, --older'}),
      ],
    });
    it.each([
      ['--color', 'the one that takes it back', '/api#flag'],
      ['—color', 'a dash for its hyphens', '/api#flag'],
      ['－－color', 'wide hyphens', '/api#flag'],
      ['--old', 'a keyword', '/api#gone'],
    ])('finds %s by %s', (written, _by, url) => expect(flags.search(written).results[0]?.url).toBe(url));
  });

  it.each([
    ['the end of its address', 'storage', '/guides/storage'],
    ['a keyword', 'vault', '/guides/storage'],
  ])('prefers what is about a subject, by %s', (_what, query, url) => {
    const about = loadIndex({
      ...index,
      pages: [
        {url: '/guides/storage', title: 'Where data goes', breadcrumbs: [], keywords: 'vault'},
        {url: '/api', title: 'Options', breadcrumbs: [], keywords: ''},
      ],
      sections: [
        section(0, '', 'Where data goes', 'In memory, or in a file.'),
        section(1, 'storage', 'Config.storage', 'Options of the file.'),
        section(1, 'vault', 'Config.vault', 'Options of the box.', {weight: 0.5}),
      ],
    });
    expect(about.search(query).results[0]?.url).toBe(url);
  });

  it.each(['authenticaton', 'deploymnet'])('finds by %s, an error in what the stem lacks', (query) => {
    const texts = 'Authentication. Deployment.'.split(' ').map((text) => section(0, text, 'Guide', text));
    const [result] = loadIndex({...index, sections: texts}).search(query).results;
    expect(result?.excerpt.text.slice(0, 3).toLowerCase()).toBe(query.slice(0, 3));
  });

  it('finds by the beginning of the last word, while it is typed', () => {
    expect(found('datab', true)[0]).toBe('/guide#choose-a-database');
  });

  it('finds nothing for words that no page has', () => expect(found('xylophone')).toEqual([]));

  it.each([
    ['<img src=x onerror=alert(1)>'],
    ['a'.repeat(10_000)],
    ['.*+?^${}()|[]\\'],
    ['"'],
    [' '],
    ['שלום'],
    ['😀'],
    ['__proto__'],
    ['constructor'],
  ])('survives %s', (query) => expect(() => found(query, true)).not.toThrow());

  it('limits results to a filter, and counts the others', () => {
    const {results, counts} = engine.search('message', {filter: 'api'});
    expect(results.map(({url}) => url)).toEqual(['/api#send']);
    expect(counts.docs).toBeGreaterThan(0);
  });

  it('marks the words in the sentence that answers', () => {
    const [first] = engine.search('sqlite').results;
    expect(first?.excerpt.text).toBe('Take SQLite first.');
    expect(first?.excerpt.marks.map(([start, end]) => first.excerpt.text.slice(start, end))).toEqual(['SQLite']);
  });

  it('prefers a sentence with the word itself to one with several that mean the same', () => {
    const text = 'Shells · start in a second.\ncontainer, virtual machine · with a file\ndocker · with an image';
    const synonyms = [{words: ['docker', 'container', 'virtual machine']}];
    const [result] = loadIndex({...index, synonyms, sections: [section(0, '', 'Guide', text)]}).search(
      'docker',
    ).results;
    expect(result?.excerpt.text).toBe('docker · with an image');
  });

  it('marks the words of a phrase with the same meaning only one after the other', () => {
    const text = 'A human gives approval, a loop goes round, and a human in the loop decides.';
    const synonyms = [{words: ['approval', 'human in the loop']}];
    const sections = [section(0, '', 'Guide', text)];
    const [result] = loadIndex({...index, synonyms, sections}).search('approval').results;
    const marked = result?.excerpt.marks.map(([start, end]) => result.excerpt.text.slice(start, end));
    expect(marked).toEqual(['approval', 'human', 'loop']);
  });

  it('shows the keyword by which it was found, where neither heading nor excerpt says why', () => {
    const keywordOf = (query: string): string | undefined => engine.search(query).results[0]?.keyword?.text;
    expect(keywordOf('cycle')).toBe('cycle');
    expect(keywordOf('handbook')).toBe('handbook');
    expect(keywordOf('cycle loop')).toBeUndefined();
    const unknown = engine.search('cycle', {remainderOf: () => undefined}).results[0];
    expect([unknown?.url, unknown?.keyword]).toEqual(['/guide#the-loop', undefined]);
  });

  it('puts first what is known to answer, and shows how its text begins, not what a log shares with it', () => {
    expect(engine.search('E42 round message', {first: ['/guide#the-loop']}).results[0]?.url).toBe('/guide#the-loop');
    expect(engine.search('sqlite', {first: ['/guide#choose-a-database']}).results[0]?.excerpt.text).toMatch(/^A data/u);
  });
});

describe('files of the index', () => {
  const packed = packIndex(index, () => 'hash', 20);
  const read = <File>(name: string): File => JSON.parse(packed.get(name) ?? '') as File;
  const file = read<IndexFile>('index.json');
  const postings = read<PostingsFile>('postings.hash.json');
  const unpacked = unpackIndex(file);
  const remainderOf = remainderReader(unpacked, (page) => read<RemaindersFile>(`remainders.hash/${page}.json`));
  const complete = loadIndex(unpacked);
  complete.complete(postings);

  it('hold all that was packed', () => {
    const sections = unpacked.sections.map((one, place) => ({...one, text: one.text + (remainderOf(place) ?? '')}));
    const withoutKeywords = index.sections.map((one) => ({...one, keywords: ''}));
    expect({...unpacked, sections}).toEqual({...index, sections: withoutKeywords});
    expect([...packed.keys()]).toEqual([
      'index.json',
      file.postings,
      `${file.remainders}/0.json`,
      `${file.remainders}/1.json`,
    ]);
  });

  it('divide no word, however long it is', () => {
    const texts = ['{"error":"queue_is_full","retry":true} Send it later.', 'a-word-that-is-longer-than-all-others'];
    const sections = texts.map((text) => section(0, '', 'Guide', text));
    const content = packIndex({...index, sections}, () => 'hash', 20).get('index.json') ?? '';
    expect(JSON.parse(content)).toMatchObject({beginnings: ['{"error":"queue_is_full","retry":true}', texts[1]]});
  });

  it('can be searched by headings and beginnings alone', () => {
    const partial = loadIndex(unpacked);
    expect(partial.search('choose a database').results[0]?.url).toBe('/guide#choose-a-database');
    expect(partial.search('SQLite').results).toEqual([]);
  });

  it('are complete with the postings', () => {
    expect(complete.search('SQLite').results.map(({url}) => url)).toEqual(['/guide#choose-a-database']);
    expect(complete.search('toolbox').results.map(({url}) => url)).toEqual(['/guide#the-loop']);
    expect(complete.search('cycle').results[0]?.score).toBe(engine.search('cycle').results[0]?.score);
    expect(complete.search('autoRetry').results.map(({url}) => url)).toEqual(['/api#sendmany']);
    expect(complete.search('retry').results.map(({url}) => url)).toEqual(['/api#sendmany']);
  });

  it('answer with a sentence once the remainders are there', () => {
    expect(complete.search('SQLite').results[0]?.excerpt.text).toBe('A database keeps');
    // The ellipsis shows that the text continues.
    const unknown = {remainderOf: () => undefined};
    expect(complete.search('SQLite', unknown).results[0]?.excerpt.text).toBe('A database keeps …');
    expect(complete.search('SQLite', {remainderOf}).results[0]?.excerpt.text).toBe('Take SQLite first.');
  });

  it('are refused when they are of another version', () => {
    expect(() => unpackIndex({...file, version: 1 as 2})).toThrow('another version');
  });
});

it('groups results by page, and keeps the best three in their places', () => {
  const result = (url: string) => ({...engine.search('message').results[0]!, url});
  const shown = inShownOrder(['/a#1', '/b#1', '/a#2', '/c#1', '/d#1', '/c#2', '/a#3'].map(result));
  expect(shown.map(({url}) => url)).toEqual(['/a#1', '/b#1', '/a#2', '/a#3', '/c#1', '/c#2', '/d#1']);
});
