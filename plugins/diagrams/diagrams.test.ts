import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {diagramNames, readDiagram} from './readDiagram';
import {remarkDiagrams} from './remarkDiagrams';
import {renderDiagram} from './renderDiagram';

const folder = mkdtempSync(path.join(os.tmpdir(), 'diagrams-'));
writeFileSync(
  path.join(folder, 'good.mmd'),
  '---\ntitle: A & B\ndescription: From A to B.\n---\nflowchart TD\n  a["A"] --> b["B"]\n',
);
writeFileSync(path.join(folder, 'bare.mmd'), '---\ntitle: Bare\n---\nflowchart TD\n  a --> b\n');

describe('readDiagram', () => {
  test('reads title, description and text', () => {
    expect(readDiagram(folder, 'good')).toMatchObject({title: 'A & B', description: 'From A to B.'});
  });

  test('takes the line ends and the mark of other systems', () => {
    const other = mkdtempSync(path.join(os.tmpdir(), 'diagrams-'));
    const text = '\uFEFF---\r\ntitle: A\r\ndescription: Of A.\r\n---\r\nflowchart TD\r\n  a --> b\r\n';
    writeFileSync(path.join(other, 'windows.mmd'), text);
    expect(readDiagram(other, 'windows')).toMatchObject({title: 'A', description: 'Of A.'});
  });

  test('asks for what is missing', () => {
    expect(() => readDiagram(folder, 'bare')).toThrow('bare.mmd:1 needs a "title" and a "description"');
  });

  test('names the diagrams that exist', () => {
    expect(() => readDiagram(folder, 'god')).toThrow('there is no diagram "god"; diagrams: bare, colon, good, kind');
  });
});

describe('renderDiagram', () => {
  test('gives an SVG with title and description, and nothing of another origin', async () => {
    const svg = await renderDiagram(readDiagram(folder, 'good'));
    expect(svg).toContain('<title id="diagram-good-title">A &amp; B</title>');
    expect(svg).toContain('<desc id="diagram-good-description">From A to B.</desc>');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });

  test('gives ids of its own, so that two diagrams share a page', async () => {
    const svg = await renderDiagram(readDiagram(folder, 'good'));
    for (const [, id] of svg.matchAll(/\bid="([^"]+)"/g)) {
      expect(id).toContain('good');
    }
  });

  test('gives the same bytes for the same text', async () => {
    const source = readDiagram(folder, 'good');
    expect(await renderDiagram(source)).toBe(await renderDiagram(source));
  });
});

describe('::diagram', () => {
  writeFileSync(path.join(folder, 'colon.mmd'), '---\ndescription: D.\ntitle: a: One\n---\nflowchart TD\n  a --> b\n');
  writeFileSync(path.join(folder, 'kind.mmd'), '---\ntitle: A\ndescription: D.\n---\n\nflowchrt TD\n  a --> b\n');
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkDiagrams, {siteFolder: folder, diagramsFolder: folder})
    .freeze();
  const treeOf = (source: string) => {
    const file = new VFile({value: source, path: path.join(folder, 'page.md')});
    return processor.run(processor.parse(file), file);
  };

  test('becomes a figure', async () => {
    expect(await treeOf('::diagram{name="good"}\n')).toMatchObject({
      children: [{type: 'mdxJsxFlowElement', name: 'Diagram', attributes: [{name: 'svg'}, {value: 'A & B'}]}],
    });
  });

  test.each([
    [
      'an unknown attribute',
      'x\n\n::diagram{name="good" title="x"}',
      'page.md:3:1 ::diagram has no attribute "title". Known: name.',
    ],
    [
      'a misspelt attribute',
      '::diagram{nmae="good"}',
      'page.md:1:1 ::diagram has no attribute "nmae". Did you mean "name"? Known: name.',
    ],
    ['no attribute', '::diagram', 'page.md:1:1 ::diagram lacks its attribute "name". Write ::diagram{name="…"}.'],
    ['a label', '::diagram[good]', 'page.md:1:1 ::diagram takes no label in square brackets.'],
    [
      'an unknown name',
      '::diagram{name="god"}',
      'page.md:1:1 Diagram: there is no diagram "god"; diagrams: bare, colon, good, kind.',
    ],
  ])('is refused with %s', async (_, source, message) => {
    await expect(treeOf(source)).rejects.toThrow(message);
  });

  test.each([
    ['a fault in its front matter', 'colon', /^colon\.mmd:3 is no YAML: .* Fix: /],
    ['a fault in its text', 'kind', /^kind\.mmd:6 "flowchrt TD" begins no diagram\. Fix: /],
  ])('names the diagram and its own line for %s', async (_, name, message) => {
    await expect(treeOf(`x\n\n::diagram{name="${name}"}\n`)).rejects.toThrow(message);
  });
});

describe('diagrams of the site', () => {
  const site = path.resolve('content/diagrams');
  test.each(diagramNames(site))('%s has words and can be drawn', async (name) => {
    expect(await renderDiagram(readDiagram(site, name))).toContain('</svg>');
  });
});
