import addToc from '@docusaurus/mdx-loader/lib/remark/toc';
import type {Heading, InlineCode, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {breakNames, remarkNarrowScreens, shortenNames} from './remarkNarrowScreens';

function transform(value: string, data?: InlineCode['data']): InlineCode {
  const code: InlineCode = {type: 'inlineCode', value, data};
  remarkNarrowScreens()({type: 'root', children: [{type: 'paragraph', children: [code]}]});
  return code;
}

const classesOf = (...code: Parameters<typeof transform>) => transform(...code).data?.hProperties?.className;

describe('code in text', () => {
  it.each(['--new-session', '-v, --version', '@truffle-ai/saiki', '/api/sessions?limit=1'])(
    'keeps %s on one line',
    (value) => {
      expect(classesOf(value)).toEqual(['unbroken']);
    },
  );

  it.each([
    ['has no place to break', 'systemPrompt'],
    ['ends where it could break', 'saiki-'],
    ['may be wider than the screen', 'http://localhost:3000/api/sessions'],
  ])('leaves alone what %s: %s', (_, value) => {
    expect(classesOf(value)).toBeUndefined();
  });

  it('keeps each word of a longer command on one line', () => {
    const {data} = transform('saiki --agent ./agent.yml "Hello you"');
    expect(data?.hProperties).toBeUndefined();
    expect(data?.hChildren).toMatchObject([
      {value: 'saiki'},
      {value: ' '},
      {tagName: 'span', properties: {className: ['unbroken']}, children: [{value: '--agent'}]},
      {value: ' '},
      {tagName: 'span', children: [{value: './agent.yml'}]},
      {value: ' '},
      {value: '"Hello'},
      {value: ' '},
      {value: 'you"'},
    ]);
  });

  it('keeps the dashes of a flag with its first word where short commands may break', () => {
    expect(transform('-v, --web-port').data?.hChildren).toMatchObject([
      {tagName: 'span', properties: {className: ['unbroken']}, children: [{value: '-v'}]},
      {value: ', '},
      {tagName: 'span', properties: {className: ['unbroken']}, children: [{value: '--web'}]},
      {value: '-port'},
    ]);
  });

  it('lets a long name break between its parts', () => {
    expect(transform('data.details.fileValidation.errors').data?.hChildren).toMatchObject([
      {value: 'data.'},
      {tagName: 'wbr'},
      {value: 'details.'},
      {tagName: 'wbr'},
      {value: 'fileValidation.'},
      {tagName: 'wbr'},
      {value: 'errors'},
    ]);
    expect(transform('SaikiAgent.run').data).toBeUndefined();
  });

  it.each([
    ['paragraph', 'GOOGLE_GENERATIVE_AI_API_KEY', undefined],
    ['list', 'SAIKI_LOG_TO_CONSOLE=true', undefined],
    ['list', 'GOOGLE_GENERATIVE_AI_API_KEY', 4],
    ['list in a list', 'SAIKI_LOG_TO_CONSOLE=true', 3],
    ['table', 'SAIKI_LOG_TO_CONSOLE=true', 3],
  ])('keeps a name on one line where it fits into a %s: %s', (place, value, breaks) => {
    const sources: Readonly<Record<string, string>> = {
      paragraph: `Set \`${value}\`.`,
      list: `- Set \`${value}\`.`,
      'list in a list': `- Either:\n  - Set \`${value}\`.`,
      table: `|Name|\n|-|\n|\`${value}\`|`,
    };
    const tree = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .parse(sources[place] ?? '');
    remarkNarrowScreens()(tree);
    expect(JSON.stringify(tree).match(/wbr/g)?.length).toBe(breaks);
  });

  it('leaves a long text without such words alone', () => {
    expect(transform('Configuration validation failed:').data).toBeUndefined();
  });

  it('leaves code alone that another plugin has styled', () => {
    expect(classesOf('4xx/5xx', {hProperties: {className: ['status']}})).toEqual(['status']);
  });
});

describe('code in the table of contents', () => {
  it.each([
    ['<code>saiki:toolCall</code>', '<code><span>saiki:</span><span>toolCall</span></code>'],
    [
      '<code>saiki:toolConfirmationResponse</code>',
      '<code><span>saiki:</span><span>tool<wbr>Confirmation<wbr>Response</span></code>',
    ],
    ['<code>GET /api/sessions</code>', '<code><span>GET /api/</span><span>sessions</span></code>'],
    ['<code>LLMConfigurationValidation</code>', '<code>LLMConfiguration<wbr>Validation</code>'],
    ['<code>disconnectAll()</code>', '<code>disconnect<wbr>All()</code>'],
    ['<code>SessionManager</code>', '<code>SessionManager</code>'],
    ['<code>Map&lt;string&gt;</code>', '<code>Map&lt;string&gt;</code>'],
    ['Model.id and <code>run()</code> in OpenAI', 'Model.id and <code>run()</code> in OpenAI'],
  ])('breaks names between their parts, long parts before capitals, and no prose: %s', (html, expected) => {
    expect(breakNames(html)).toBe(expected);
  });

  it("leaves out the class of a page's only class", () => {
    const headings = ['Turns', '<code>new Agent()</code>', '<code>Agent.run()</code>', '<code>Agent.services</code>'];
    expect(shortenNames(headings)).toEqual([
      'Turns',
      '<code>new Agent()</code>',
      '<code>run()</code>',
      '<code>services</code>',
    ]);
  });

  it.each([
    ['of two classes', ['<code>Agent.run()</code>', '<code>Session.run()</code>']],
    ['of a file', ['Files', '<code>AGENTS.md</code>']],
    ['that are no members', ['<code>process.env</code>', '<code>Agent.yml file</code>', 'Agent.run() in prose']],
  ])('keeps names %s', (_, headings) => {
    expect(shortenNames(headings)).toEqual(headings);
  });

  it('is found in the export that Docusaurus writes', async () => {
    const tree: Root = unified().use(remarkParse).parse('## Events\n\n### `saiki:toolCall`\n\nUse `saiki:toolCall`.\n');
    for (const heading of tree.children.filter((node): node is Heading => node.type === 'heading')) {
      heading.data = {id: 'x'};
    }
    // The plugin's types require a processor, which it doesn't use.
    await (addToc as unknown as () => (root: Root) => Promise<void>)()(tree);
    remarkNarrowScreens()(tree);
    const toc = JSON.stringify(tree.children.at(-1));
    expect(toc).toContain('"value":"Events"');
    expect(toc).toContain('"value":"<code><span>saiki:</span><span>toolCall</span></code>"');
    expect(JSON.stringify(tree.children[1])).not.toContain('span');
  });
});

describe('lists', () => {
  function classOfFirst(markdown: string): unknown {
    const tree = unified().use(remarkParse).parse(markdown);
    remarkNarrowScreens()(tree);
    return tree.children[0]?.data?.hProperties?.className;
  }

  it('marks a list of links', () => {
    expect(classOfFirst('- [one](/a)\n- [two](/b#c)\n')).toEqual(['link-list']);
  });

  it.each([
    ['words beside a link', '- [one](/a)\n- [two](/b): why\n'],
    ['two links in an item', '- [one](/a) [two](/b)\n'],
    ['a list below a link', '- [one](/a)\n  - [two](/b)\n'],
    ['no link', '- one\n'],
  ])('leaves a list with %s alone', (_, markdown) => {
    expect(classOfFirst(markdown)).toBeUndefined();
  });
});
