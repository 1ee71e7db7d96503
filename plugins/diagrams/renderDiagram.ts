import path from 'node:path';
import {optimize} from 'svgo';
import type {DiagramSource} from './readDiagram';

// The package answers to `import` alone, and Docusaurus loads its configuration through a transpiler that asks with
// `require`: the file is named instead of the package.
const rendererFile = path.resolve('node_modules/beautiful-mermaid/dist/index.js');

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * Says the same drawing in fewer words: coordinates to a tenth of a pixel, and nothing that the browser does not draw.
 * Ids are unique on a page only with the diagram's name before them.
 */
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

/**
 * Draws a diagram as one SVG for both colour modes: colours are variables that `src/css/diagrams.css` sets.
 * @returns an `svg` element with title and description for screen readers
 * @throws when the text is no diagram that the renderer knows
 */
export async function renderDiagram({name, title, description, mermaid}: DiagramSource): Promise<string> {
  const {renderMermaidSVG} = (await import(rendererFile)) as typeof import('beautiful-mermaid');
  const drawn = renderMermaidSVG(mermaid, {padding: 8, nodeSpacing: 28, layerSpacing: 44, transparent: true});
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawn) ?? [];
  // The renderer's own styles name a font of another origin and repeat what our stylesheet says.
  const short = shorten(drawn.replace(/<style>[\s\S]*?<\/style>\s*/, ''), name);
  const body = short.slice(short.indexOf('>') + 1);
  const size = `width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`;
  const labels = `aria-labelledby="diagram-${name}-title diagram-${name}-description"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Number(width).toFixed(0)} ${Number(height).toFixed(0)}" ${size} role="img" ${labels}>`,
    `<title id="diagram-${name}-title">${escapeXml(title)}</title>`,
    `<desc id="diagram-${name}-description">${escapeXml(description)}</desc>`,
    body,
  ].join('');
}
