// Makes the files in static/ that come from packages or from the logo:
//
//   npm run generate          writes them
//   npm run check:generated   fails when they differ from what this script makes
//
// - two fonts with the characters and weights that the site uses. Change `characters` when pages need another one;
//   missing characters are shown in the fallback font. Browsers cache a font for a year: raise the number in its name
//   when the file changes.
// - icons for browsers and home screens, as bitmaps of static/img/logo.svg.
// - the logos of GitHub and Discord, from Bootstrap Icons.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {icons} from '@iconify-json/bi';
import {Resvg} from '@resvg/resvg-js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${ascii}\u00a0–—‘’“”…·•→←↑↓×©é✓`;

/**
 * Returns a variable font with the site's characters, and the features that browsers use by default: kerning, glyphs
 * that vary with the weight, and tabular digits in list numbers. Without fractions and other alternates, the files are
 * an eighth smaller.
 */
function subset(source: string, weight: number | {min: number; max: number}): Promise<Buffer> {
  const font = readFileSync(require.resolve(`@fontsource-variable/${source}`));
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: weight},
    keepFeatures: ['kern', 'rvrn', 'tnum'],
  });
}

const logo = readFileSync('static/img/logo.svg', 'utf8');

/** Removes the rounded corners: home screens round icons themselves, by up to a tenth of each side. */
function fullBleed(svg: string): string {
  const field = svg.replace(/(<rect[^>]*?) rx="\d+"/, '$1');
  if (field === svg) {
    throw new Error('static/img/logo.svg: no rectangle with "rx" was found. Draw the field of the logo as one.');
  }
  return field
    .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
    .replace('<rect width="32" height="32"', '<rect x="-3" y="-3" width="38" height="38"');
}

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();
}

/** Makes an ICO file from PNG images: https://en.wikipedia.org/wiki/ICO_(file_format)#Header */
function ico(sizes: readonly number[]): Buffer {
  const images = sizes.map((size) => ({size, data: png(logo, size)}));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({size, data}, index) => {
    const entry = 6 + 16 * index;
    header.set([size, size], entry);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({data}) => data)]);
}

/** Draws an icon of Bootstrap Icons in black: the style sheet uses it as a mask. */
function mark(name: string): Buffer {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`Bootstrap Icons has no icon named "${name}".`);
  const shape = icon.body.replace(' fill="currentColor"', '');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${shape}</svg>\n`);
}

const made = {
  'static/fonts/figtree-2.woff2': await subset('figtree/files/figtree-latin-wght-normal.woff2', {min: 400, max: 700}),
  'static/fonts/geist-mono-2.woff2': await subset('geist-mono/files/geist-mono-latin-wght-normal.woff2', 400),
  'static/favicon.ico': ico([16, 32, 48]),
  'static/img/icon-180.png': png(fullBleed(logo), 180),
  'static/img/icon-192.png': png(logo, 192),
  'static/img/icon-512.png': png(logo, 512),
  'static/img/icons/github.svg': mark('github'),
  'static/img/icons/discord.svg': mark('discord'),
  'static/img/icon-512-maskable.png': png(fullBleed(logo), 512),
};

const isCheck = process.argv.includes('--check');
for (const [file, content] of Object.entries(made)) {
  if (!isCheck) {
    writeFileSync(file, content);
    console.log(`${file}: ${content.length} bytes`);
  } else if (!existsSync(file) || !readFileSync(file).equals(content)) {
    process.exitCode = 1;
    console.error(`${file} differs from what scripts/generateAssets.mts makes. Run "npm run generate".`);
  }
}
