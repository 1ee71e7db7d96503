import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkCodeSamples} from './remarkCodeSamples';
import {makeSite, sdk} from './typescript/site.testing';

const siteDir = makeSite();
const options = {siteDir, sdk, labels: {prompt: 'Prompt'}};
const processor = unified().use(remarkParse).use(remarkCodeSamples, options).freeze();
const treeOf = (source: string) => {
  const file = new VFile({value: source, path: path.join(siteDir, 'content/page.md')});
  return processor.run(processor.parse(file), file);
};

test('turns a block into a component', async () => {
  expect(await treeOf('```bash\nls\n```\n')).toMatchObject({children: [{name: 'CodeBlock'}]});
});

test.each([
  ['text prompt', 'Prompt'],
  ['text constructor', 'Text'],
])('labels the block "%s" with its role or its language', async (fence, value) => {
  const attributes = expect.arrayContaining([expect.objectContaining({name: 'label', value})]);
  expect(await treeOf(`\`\`\`${fence}\nHello\n\`\`\`\n`)).toMatchObject({children: [{attributes}]});
});

test.each([
  ['constructor', 'unknown language "constructor". Fix: write one of bash, '],
  ['toString', 'unknown language "toString". Fix: write one of bash, '],
  ['bahs', 'unknown language "bahs". Did you mean "bash"? Fix: write one of bash, '],
  ['TypeScript', 'unknown language "TypeScript". Did you mean "ts"? Fix: write one of bash, '],
  ['', 'the block has no language. Fix: write one of bash, '],
])('reports the language "%s" with a fix', async (language, message) => {
  await expect(treeOf(`x\n\n\`\`\`${language}\nls\n\`\`\`\n`)).rejects.toThrow(`content/page.md:3:1 ${message}`);
});

test('reports a sample file that is missing with a fix', async () => {
  await expect(treeOf('```ts file=examples/nope.ts\n```\n')).rejects.toThrow(
    'content/page.md:1:1 "examples/nope.ts" does not exist. Fix: add it, or write the path of a file in examples.',
  );
});
