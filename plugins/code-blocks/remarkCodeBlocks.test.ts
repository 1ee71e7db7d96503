import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkCodeBlocks} from './remarkCodeBlocks';

const siteFolder = path.resolve('.');
const processor = unified().use(remarkParse).use(remarkCodeBlocks, {siteFolder}).freeze();
const treeOf = (source: string) => {
  const file = new VFile({value: source, path: path.join(siteFolder, 'content/page.md')});
  return processor.run(processor.parse(file), file);
};

test('a block becomes a component', async () => {
  expect(await treeOf('```bash\nls\n```\n')).toMatchObject({children: [{name: 'CodeBlock'}]});
});

test.each(['constructor', 'toString', 'typescipt'])('the unknown language "%s" is refused', async (language) => {
  await expect(treeOf(`x\n\n\`\`\`${language}\nls\n\`\`\`\n`)).rejects.toThrow(
    `content/page.md:3:1 Code block: unknown language "${language}". Use one of bash, `,
  );
});
