import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkCodeSamples} from './remarkCodeSamples';

const siteDir = path.resolve('.');
const sdk = {package: '@truffle-ai/saiki', declarations: 'contracts/sdk'};
const processor = unified().use(remarkParse).use(remarkCodeSamples, {siteDir, sdk}).freeze();
const treeOf = (source: string) => {
  const file = new VFile({value: source, path: path.join(siteDir, 'content/page.md')});
  return processor.run(processor.parse(file), file);
};

test('turns a block into a component', async () => {
  expect(await treeOf('```bash\nls\n```\n')).toMatchObject({children: [{name: 'CodeBlock'}]});
});

test('calls a text that is typed to a program a prompt', async () => {
  const label = {name: 'label', value: 'Prompt'};
  const attributes = expect.arrayContaining([expect.objectContaining(label)]);
  expect(await treeOf('```text prompt\nHello\n```\n')).toMatchObject({children: [{attributes}]});
});

test.each(['constructor', 'toString', 'typescipt'])('reports the unknown language "%s"', async (language) => {
  await expect(treeOf(`x\n\n\`\`\`${language}\nls\n\`\`\`\n`)).rejects.toThrow(
    `content/page.md:3:1 Code block: unknown language "${language}". Use one of bash, `,
  );
});
