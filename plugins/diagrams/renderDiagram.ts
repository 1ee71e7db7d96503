import path from 'node:path';
import type {DiagramSource} from './readDiagram';

// The package answers to `import` alone, and Docusaurus loads its configuration through a transpiler that asks with
// `require`: the file is named instead of the package.
const rendererFile = path.resolve('node_modules/beautiful-mermaid/dist/index.js');

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const roundNumbers = (svg: string) =>
  svg.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Ids are unique on a page only with the diagram's name before them. */
function prefixIds(svg: string, name: string): string {
  return svg.replace(/\bid="([^"]+)"/g, `id="${name}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`);
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
  const body = drawn.slice(drawn.indexOf('>') + 1).replace(/<style>[\s\S]*?<\/style>\s*/, '');
  const size = `width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`;
  const labels = `aria-labelledby="diagram-${name}-title diagram-${name}-description"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Number(width).toFixed(0)} ${Number(height).toFixed(0)}" ${size} role="img" ${labels}>`,
    `<title id="diagram-${name}-title">${escapeXml(title)}</title>`,
    `<desc id="diagram-${name}-description">${escapeXml(description)}</desc>`,
    prefixIds(roundNumbers(body), name).replace(/\n\s*/g, ''),
  ].join('');
}
