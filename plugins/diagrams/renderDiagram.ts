import {createRequire} from 'node:module';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {optimize} from 'svgo';
import {componentNode} from '@docs-kit/pages';
import {defineDirective, DirectiveError, type Directive} from '@docs-kit/reference';
import {didYouMean, escapeXml} from '@docs-kit/report';
import {diagramNames, type DiagramSource, readDiagram} from './readDiagram';

// The package has no entry for `require`, so this loads its file.
const rendererFile = path.resolve('node_modules/beautiful-mermaid/dist/index.js');

/**
 * Colors for light mode, by the renderer's variables: feeds, reader modes and converters keep the SVG, but not the
 * style sheet. `src/css/diagrams.css` selects each by its value and replaces it with the token for that color.
 */
export const diagramColors: Readonly<Record<string, string>> = {
  '--bg': '#fffdfa',
  '--_text': '#25211c',
  '--_text-sec': '#5d564d',
  '--_text-muted': '#5d564d',
  '--_text-faint': '#5d564d',
  '--_line': '#8c8478',
  '--_arrow': '#0f766e',
  '--_node-fill': '#e3f6f2',
  '--_node-stroke': '#0f766e',
  '--_group-fill': 'none',
  '--_group-hdr': '#f7f4ef',
  '--_inner-stroke': '#e2dcd3',
  '--_key-badge': '#f7f4ef',
};

/** @throws when the renderer uses a variable without a color here */
function withColors(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const color = diagramColors[name];
    if (color === undefined) throw new Error(`"${name}" has no color in plugins/diagrams/renderDiagram.ts`);
    return color;
  });
}

/** Minifies an SVG: rounds coordinates to 0.1 pixels and removes what is invisible. Also prefixes ids, to be unique. */
function shorten(svg: string, name: string): string {
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [
      {name: 'removeAttrs', params: {attrs: 'data-.*'}},
      {name: 'preset-default', params: {overrides: {cleanupIds: false}}},
      {name: 'prefixIds', params: {prefix: name, delim: '-', prefixClassNames: false}},
    ],
  }).data;
}

/** Margin around the drawing, in pixels: strokes extend beyond outlines. */
const margin = 2;

/**
 * Classes by the largest width in pixels. `src/css/diagrams.css` limits how far each shrinks before it scrolls, so that
 * its text stays legible.
 */
const sizes = [
  {largest: 430, attribute: ' class="narrow"'},
  {largest: 770, attribute: ''},
  {largest: Infinity, attribute: ' class="wide"'},
];

/** Average width of a character, relative to its font size. */
const characterWidth = 0.56;

/** Returns a rectangle about as large as a line of text, which can be measured without a font. */
function textBox(attributes: string, text: string): string {
  const valueOf = (name: string, otherwise: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? otherwise;
  const size = Number(valueOf('font-size', '16'));
  const width = text.length * size * characterWidth;
  const shift = {start: 0, middle: width / 2, end: width}[valueOf('text-anchor', 'start')] ?? 0;
  const [x, y] = [Number(valueOf('x', '0')) - shift, Number(valueOf('y', '0')) - size / 2];
  return `<rect x="${x}" y="${y}" width="${width}" height="${size}"/>`;
}

/** Returns a tight `viewBox`: the renderer leaves up to 40 empty pixels beside and below the drawing. */
function tightViewBox(body: string): string {
  const shapes = body.replace(/<text\b([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) =>
    textBox(attributes, text),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${shapes}`;
  const box = new Resvg(svg, {font: {loadSystemFonts: false}}).getBBox();
  if (!box) throw new Error('nothing is drawn');
  const [left, top] = [Math.floor(box.x) - margin, Math.floor(box.y) - margin];
  const [right, bottom] = [Math.ceil(box.x + box.width) + margin, Math.ceil(box.y + box.height) + margin];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/**
 * Renders a diagram as an SVG that has light mode's colors on its own, and those of the current mode on our pages.
 * @returns an `svg` element with title and description for screen readers
 * @throws when the renderer rejects the text
 */
export function renderDiagram({name, title, description, mermaid}: DiagramSource): string {
  const {renderMermaidSVG} = createRequire(rendererFile)(rendererFile) as typeof import('beautiful-mermaid');
  const svg = renderMermaidSVG(mermaid, {padding: 8, nodeSpacing: 28, layerSpacing: 44, transparent: true});
  // The renderer's styles load a font from another origin. Everything else in them is in src/css/diagrams.css.
  const short = shorten(svg.replace(/<style>[\s\S]*?<\/style>\s*/, ''), name);
  const body = withColors(short.slice(short.indexOf('>') + 1));
  const viewBox = tightViewBox(body);
  const [left, top, width, height] = viewBox.split(' ');
  const place = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const size = sizes.find(({largest}) => Number(width) <= largest)?.attribute;
  const labels = `aria-labelledby="diagram-${name}-title" aria-describedby="diagram-${name}-description"`;
  return [
    `<svg${size} xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" font-family="sans-serif" role="img" ${labels}>`,
    `<title id="diagram-${name}-title">${escapeXml(title)}</title>`,
    `<desc id="diagram-${name}-description">${escapeXml(description)}</desc>`,
    // A light background, for dark pages elsewhere.
    `<rect ${place} fill="${diagramColors['--bg']}"/>`,
    body,
  ].join('');
}

/**
 * `::diagram{name="request-life"}`: a diagram as an SVG figure, so that the browser needs no library.
 * @param siteDir absolute path of the site
 */
export const diagram = (siteDir: string): Directive =>
  defineDirective({
    name: 'diagram',
    required: ['name'],
    render({name}) {
      const names = diagramNames(siteDir);
      if (!names.includes(name)) throw new DirectiveError(`there is no diagram "${name}". ${didYouMean(name, names)}`);
      const source = readDiagram(siteDir, name);
      return [componentNode('Diagram', {svg: svgOf(source), title: source.title})];
    },
  });

/** @throws DirectiveError when the renderer rejects the text */
function svgOf(source: DiagramSource): string {
  try {
    return renderDiagram(source);
  } catch (error) {
    throw new DirectiveError(`the diagram cannot be rendered: ${(error as Error).message}`);
  }
}
