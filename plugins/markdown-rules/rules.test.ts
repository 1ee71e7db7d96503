import {readBuiltPage, toMdast, toText} from '@docs-kit/markdown-copies/convert';
import {expect, test} from 'vitest';
import {rules} from './rules';

const head = '<link rel=canonical href=https://x.example/p>';
const markdownOf = (html: string) => {
  const page = readBuiltPage(`${head}<main>${html}</main>`, 'Site')!;
  return toText(toMdast(page.main, {rules, resolveLink: (href) => href}));
};
const block = (bar: string, kind = 'sample') =>
  `<figure class="code-block code-block--${kind}"><figcaption>${bar}<button>Copy</button></figcaption>` +
  '<div><pre><code class="language-ts">a();</code></pre></div></figure>';
const title = (text: string) => `<span class=code-block__title>${text}</span>`;
const language = '<span class=code-block__language>TypeScript </span>';

test.each([
  ['a sample with a title', block(title('server.ts') + language), '```ts title="server.ts"\na();\n```\n'],
  ['a sample without one', block(title('TypeScript')), '```ts\na();\n```\n'],
  ['output', block(title('Output'), 'output'), '```text title="Output"\na();\n```\n'],
  [
    'a call in two languages',
    '<div class=sample-tabs><div role=group><button data-sample-language=curl>curl</button><button data-sample-language=go>Go</button></div>' +
      `<div class=sample-tab data-language=curl>${block(title('Shell'))}</div><div class=sample-tab data-language=go><p>x</div></div>`,
    '**curl**\n\n```ts\na();\n```\n\n**Go**\n\nx\n',
  ],
])('%s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown));

test('a diagram is its description and its text', () => {
  const svg = '<svg aria-labelledby=diagram-components-title></svg>';
  const text = markdownOf(`<figure class=diagram><div>${svg}</div></figure>`);
  expect(text).toMatch(/^\*\*Diagram: Components of Saiki\*\*\n\nAll front ends .*\n\n```mermaid\nflowchart LR\n/);
});

test('the diagram of the home page is its description and its lists with their names', () => {
  const lists = '<ul aria-label=Fronts><li>Web</ul><div><p>agent.yml</div><ul aria-label=Uses><li>Storage</ul>';
  const text = markdownOf(`<div class=parts-diagram role=group aria-label="Fronts use the agent.">${lists}</div>`);
  expect(text).toBe(
    '**Diagram**\n\nFronts use the agent.\n\n**Fronts**\n\n- Web\n\nagent.yml\n\n**Uses**\n\n- Storage\n',
  );
});

test("the list of a post's headings is left out", () => {
  expect(markdownOf('<details class=contents-fold><summary>On this page</summary><ul><li>A</ul></details>')).toBe('');
});
