import {describe, expect, it} from 'vitest';
import {goodPage, problemsOf} from '../site.testing';

const page = 'content/docs/a.mdx';
const problemsOfMdx = (text: string) => problemsOf({[page]: goodPage('One', text)});

describe('a name in an MDX page', () => {
  it.each([
    ['imported', "import Tabs, {Tab as One} from '@theme/Tabs';\n\n<Tabs><One>Text.</One></Tabs>"],
    ['exported', 'export const size = 3, {a: [b]} = {a: [1]};\nexport function C() {}\n\n<C x={size + b} />'],
    ['that Docusaurus gives', '<Head />\n\n<Details>{frontMatter.title}{props.x}{toc.length}</Details>'],
    ['of JavaScript', '{Math.max(1, 2)} {new Date(0).getTime()} {undefined}'],
    ['of browsers, which may be missing', "{typeof window === 'undefined' ? 1 : window.x}"],
    ['of a function', '{[1].map((one) => one)}'],
    ['of a property', "{({a: 1, 'b': 2}).a}"],
    ['of HTML', '<b onClick={() => alert(1)}>Text.</b> {<i>Text.</i>}'],
    ['of code', '`<Foo>` and `{a}`\n\n```tsx\n<Foo a={b} />\n```'],
    ['of a comment', '{/* <Foo> {a} */}'],
  ])('is accepted when it is one %s', (_, text) => {
    expect(problemsOfMdx(text)).toEqual([]);
  });

  it.each([
    ['<Foo />', "6:1 the component <Foo> isn't imported. Fix: import it above, or write \\< for the character itself."],
    ['Text <Foo.Bar /> here.', "6:6 the component <Foo> isn't imported. Fix: import it"],
    [
      "import Tabs from '@theme/Tabs';\n\n<Tabz>\n\nText.\n\n</Tabz>",
      `8:1 the component <Tabz> isn't imported. Fix: write "Tabs", or import it above`,
    ],
    [
      'Call {id} or `{a}`.',
      `6:6 "id" isn't defined. Fix: define it above with "export const id = …", or write \\{ for the character itself.`,
    ],
  ])('is reported when nothing defines it: %s', (text, message) => {
    expect(problemsOfMdx(text)[0]).toContain(`${page}:${message}`);
  });

  it('is text in a page that is CommonMark', () => {
    expect(problemsOf({'content/docs/a.md': goodPage('One', 'Call {id}.')})).toEqual([]);
  });
});

describe('the values of tabs', () => {
  const tab = (value: string) => `<TabItem value="${value}">\n\nText.\n\n</TabItem>`;
  const tabs = (...values: string[]) => `<Tabs>\n${values.map(tab).join('\n')}\n</Tabs>\n`;
  const imports = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

  it('are different in each group, not in the whole page', () => {
    expect(problemsOfMdx(`${imports}${tabs('bash', 'powershell')}\n${tabs('bash', 'powershell')}`)).toEqual([]);
  });

  it('are reported when one is missing', () => {
    expect(problemsOfMdx(`${imports}${tabs('bash', 'zsh').replace('value="zsh"', 'label="zsh"')}`)).toEqual([
      `${page}:15:1 the tab has no value. Fix: write <TabItem value="…" label="…">.`,
    ]);
    expect(problemsOfMdx(`${imports}${tabs('bash').replace('value="bash"', '{...props}')}`)).toEqual([]);
  });

  it('are reported when two are equal', () => {
    expect(problemsOfMdx(`${imports}${tabs('bash', 'bash')}`)).toEqual([
      `${page}:15:1 the tab on line 10 already has the value "bash". Fix: give each TabItem its own "value".`,
    ]);
  });
});
