import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, describe, expect, test} from 'vitest';
import {remarkReference} from '@docs-kit/reference';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {checkStatements, diagramNames, readDiagram} from './readDiagram';
import {diagram, diagramColors, renderDiagram} from './renderDiagram';

const site = makeFolder({}, afterAll);
const write = (name: string, text: string): void => saveFile(path.join(site, `content/diagrams/${name}.mmd`), text);
write('good', '---\ntitle: A & B\ndescription: From A to B.\n---\nflowchart TD\n  a["A"] --> b["B"]\n');
write('bare', '---\ntitle: Bare\n---\nflowchart TD\n  a --> b\n');
write('typo', '---\ntitle: A\ndescripton: D.\n---\nflowchart TD\n  a --> b\n');
write('plain', 'flowchart TD\n  a --> b\n');
write('colon', '---\ndescription: D.\ntitle: a: One\n---\nflowchart TD\n  a --> b\n');
write('kind', '---\ntitle: A\ndescription: D.\n---\n\nflowchrt TD\n  a --> b\n');
write('windows', '\uFEFF---\r\ntitle: A\r\ndescription: Of A.\r\n---\r\nflowchart TD\r\n  a --> b\r\n');

describe('readDiagram', () => {
  test('reads title, description and text', () => {
    expect(readDiagram(site, 'good')).toMatchObject({title: 'A & B', description: 'From A to B.'});
  });

  test('accepts line ends and the byte order mark of Windows', () => {
    expect(readDiagram(site, 'windows')).toMatchObject({title: 'A', description: 'Of A.'});
  });

  test('reports a missing description', () => {
    expect(() => readDiagram(site, 'bare')).toThrow(
      'content/diagrams/bare.mmd:1 has no description. Fix: write "title" and "description" between --- lines',
    );
  });

  test('names the key that is probably the missing one', () => {
    expect(() => readDiagram(site, 'typo')).toThrow(
      'content/diagrams/typo.mmd:1 has no description, but "descripton".',
    );
  });

  test('reports a file without front matter', () => {
    expect(() => readDiagram(site, 'plain')).toThrow(
      'content/diagrams/plain.mmd:1 has no title and no description and no diagram.',
    );
  });
});

describe('checkStatements', () => {
  const check = (...lines: string[]) => checkStatements(`${lines.join('\n')}\n`, 'content/diagrams/a.mmd', 5);

  test.each([
    [
      'boxes and arrows',
      ['flowchart LR', '', '%% words', 'a["A (b), c"] --> b(["B"])', 'a -->|/api| c[("C")] --> d{"D?"}'],
    ],
    ['boxes without quotes', ['flowchart TD', 'a[Message 1 of user-17] -.-> queueA', 'a-1 ==> b']],
    ['groups', ['flowchart TD', 'subgraph x["X"]', 'direction LR', 'a --- b', 'subgraph y', 'c', 'end', 'end']],
    [
      'messages',
      ['sequenceDiagram', 'participant A', 'actor B as Port, 3100', 'A->>B: run(a, b)', 'A-->>+B: x', 'A-)B: …'],
    ],
    ['blocks', ['sequenceDiagram', 'loop a b', 'alt c', 'A->>B: x', 'else d', 'Note over A,B: n', 'end', 'end']],
  ])('accepts %s', (_, lines) => {
    expect(() => check(...lines)).not.toThrow();
  });

  test.each([
    [
      'an unknown arrow',
      ['flowchart TD', 'a["A"] -> b["B"]'],
      '6 "a["A"] -> b["B"]" is not valid in a flowchart. Fix: write a box as',
    ],
    [
      'an unclosed label',
      ['flowchart TD', '', 'a["A" --> b["B"]'],
      '7 "a["A" --> b["B"]" is not valid in a flowchart.',
    ],
    ['a bracket in a label', ['flowchart TD', 'a["A [b]"]'], '6 "a["A [b]"]" is not valid in a flowchart.'],
    ['an arrow to nothing', ['flowchart TD', 'a -->'], '6 "a -->" is not valid in a flowchart.'],
    [
      'a group without an end',
      ['flowchart TD', 'a --> b', 'subgraph x', 'c'],
      '7 "subgraph x" has no end. Fix: write "end"',
    ],
    [
      'a misspelled participant',
      ['sequenceDiagram', 'participnt B as Bb'],
      '6 "participnt B as Bb" is not valid in a sequence diagram. Fix: write "participant',
    ],
    ['a message without a colon', ['sequenceDiagram', 'A-->C hello'], '6 "A-->C hello" is not valid in a sequence'],
    ['a misspelled block', ['sequenceDiagram', 'lop x'], '6 "lop x" is not valid in a sequence diagram.'],
    ['a block without an end', ['sequenceDiagram', 'loop x', 'A->>B: y'], '6 "loop x" has no end.'],
    ['an end without a block', ['sequenceDiagram', 'A->>B: y', 'end'], '7 "end" ends nothing.'],
    ['"else" in the wrong block', ['sequenceDiagram', 'loop x', 'else y'], '7 "else" is outside of "alt".'],
    [
      'a misspelled kind of diagram',
      ['flowchrt TD', 'a --> b'],
      '5 "flowchrt TD" is not a supported kind of diagram. Fix: begin with "flowchart LR"',
    ],
    ['a missing diagram', [''], '5 has no diagram.'],
  ])('reports %s with file, line and fix', (_, lines, message) => {
    expect(() => check(...lines)).toThrow(`content/diagrams/a.mmd:${message}`);
  });
});

test('checkStatements reports all invalid lines, without what may be a consequence', () => {
  const lines = ['sequenceDiagram', 'lop x', 'A=>B: y', 'else z', 'end'];
  const message = [
    'a.mmd:2 "lop x" is not valid in a sequence diagram. Fix: write "participant B as Browser", "A->>B: words", "A-->>B: words", or "loop words" … "end".',
    'a.mmd:3 "A=>B: y" is not valid in a sequence diagram. Fix: write "participant B as Browser", "A->>B: words", "A-->>B: words", or "loop words" … "end".',
  ].join('\n');
  expect(() => checkStatements(lines.join('\n'), 'a.mmd', 1)).toThrow(expect.objectContaining({message}));
});

describe('renderDiagram', () => {
  test('renders an SVG with title and description, and without other origins', () => {
    const svg = renderDiagram(readDiagram(site, 'good'));
    expect(svg).toContain('<title id="diagram-good-title">A &amp; B</title>');
    expect(svg).toContain('<desc id="diagram-good-description">From A to B.</desc>');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });

  test('puts the name into all ids, so that two diagrams can be on one page', () => {
    const svg = renderDiagram(readDiagram(site, 'good'));
    for (const [, id] of svg.matchAll(/\bid="([^"]+)"/g)) {
      expect(id).toContain('good');
    }
  });

  test('renders the same bytes for the same text', () => {
    const source = readDiagram(site, 'good');
    expect(renderDiagram(source)).toBe(renderDiagram(source));
  });

  test.each(diagramNames('.'))('renders the diagram "%s" of the site', (name) => {
    expect(renderDiagram(readDiagram('.', name))).toContain('</svg>');
  });
});

describe('the size of a diagram', () => {
  const svgWithLabel = (label: string) => {
    const source = {
      name: 'sized',
      title: 'A',
      description: 'B.',
      mermaid: `flowchart LR\n  a["${label}"] --> b["B"]\n`,
    };
    return renderDiagram(source);
  };

  test.each([
    ['narrow', 'A short label', '<svg class="narrow"'],
    ['in between', 'A long label '.repeat(6), '<svg xmlns'],
    ['wide', 'A long label '.repeat(12), '<svg class="wide"'],
  ])('tells the style sheet when it is %s', (_, label, start) => {
    expect(svgWithLabel(label).slice(0, start.length)).toBe(start);
  });

  test.each(diagramNames('.'))('leaves no empty strip at the edges of %s', (name) => {
    const {width, height, pixels} = new Resvg(renderDiagram(readDiagram('.', name))).render();
    const colors = new Uint32Array(new Uint8Array(pixels).buffer);
    const isDrawn = (x: number, y: number) => colors[y * width + x] !== colors[0];
    const rows = Array.from({length: height}, (_, y) => y);
    const columns = Array.from({length: width}, (_, x) => x);
    const usedRows = rows.filter((y) => columns.some((x) => isDrawn(x, y)));
    const usedColumns = columns.filter((x) => rows.some((y) => isDrawn(x, y)));
    const strips = {
      top: usedRows[0],
      left: usedColumns[0],
      bottom: height - 1 - usedRows.at(-1)!,
      right: width - 1 - usedColumns.at(-1)!,
    };
    for (const [edge, strip] of Object.entries(strips)) expect(strip, edge).toBeLessThanOrEqual(12);
  });
});

test('a diagram is named by its title, and its description is read once', () => {
  const svg = renderDiagram(readDiagram(site, 'good'));
  expect(svg).toContain(' aria-labelledby="diagram-good-title" aria-describedby="diagram-good-description">');
});

describe('the colors of a diagram', () => {
  test('are in the SVG itself: a program that knows no CSS variables draws light boxes on a light page', () => {
    const {width, pixels} = new Resvg(renderDiagram(readDiagram(site, 'good'))).render();
    const colorAt = (x: number, y: number) => `#${pixels.subarray((y * width + x) * 4).toString('hex', 0, 3)}`;
    expect(colorAt(1, 1)).toBe(diagramColors['--bg']);
    // In the upper left corner of the first box, away from its border and label.
    expect(colorAt(14, 14)).toBe(diagramColors['--_node-fill']);
  });

  const css = readFileSync('src/css/diagrams.css', 'utf8');
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const valueOf = (token: string | undefined): string | undefined => {
    const value = new RegExp(String.raw`^ {2}--${token}: (?:light-dark\()?(.*?)(?:, .*)?;$`, 'm').exec(tokens)?.[1];
    return value?.startsWith('var(--') ? valueOf(value.slice('var(--'.length, -1)) : value;
  };
  const inTokens = [...css.matchAll(/\[(?:fill|stroke)='(#\w+)'\] \{\s+(?:fill|stroke): var\(--([\w-]+)\)/g)];

  test.each(inTokens.map(([, color, token]) => [color, token]))(
    'replace %s by the token --%s of its color',
    (...row) => {
      const [color, token] = row;
      expect(valueOf(token)).toBe(color);
    },
  );

  test.each(diagramNames('.'))('of "%s" are all replaced on our pages', (name) => {
    const svg = renderDiagram(readDiagram('.', name));
    const used = [...svg.matchAll(/ ((?:fill|stroke)="[^"]+")/g)].map(([, attribute = '']) => attribute);
    const known = (attribute: string) =>
      attribute.endsWith('"none"') || css.includes(`[${attribute.replaceAll('"', "'")}]`);
    expect([...new Set(used)].filter((attribute) => !known(attribute))).toEqual([]);
  });
});

describe('::diagram', () => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkReference, {siteDir: site, contracts: 'contracts', pages: 'content', directives: [diagram(site)]})
    .freeze();
  const treeOf = (source: string) => {
    const file = new VFile({value: source, path: path.join(site, 'page.md')});
    return processor.run(processor.parse(file), file);
  };

  test('replaces the directive by a figure', async () => {
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
      'a misspelled attribute',
      '::diagram{nmae="good"}',
      'page.md:1:1 ::diagram has no attribute "nmae". Did you mean "name"? Known: name.',
    ],
    [
      'a missing attribute',
      '::diagram',
      'page.md:1:1 ::diagram needs the attribute "name". Fix: write ::diagram{name="…"}.',
    ],
    ['a label', '::diagram[good]', 'page.md:1:1 ::diagram takes no label in square brackets.'],
    [
      'an unknown name',
      '::diagram{name="god"}',
      'page.md:1:1 there is no diagram "god". Did you mean "good"? Known: bare, colon, good, kind, plain, typo, windows.',
    ],
  ])('reports %s on the page', async (_, source, message) => {
    await expect(treeOf(source)).rejects.toThrow(message);
  });

  test.each([
    ['invalid front matter', 'colon', /^content\/diagrams\/colon\.mmd:3 is not valid YAML: .* Fix: /],
    [
      'an unknown kind of diagram',
      'kind',
      /^content\/diagrams\/kind\.mmd:6 "flowchrt TD" is not a supported kind of diagram\. Fix: /,
    ],
  ])('reports %s in the file of the diagram', async (_, name, message) => {
    await expect(treeOf(`x\n\n::diagram{name="${name}"}\n`)).rejects.toThrow(message);
  });
});
