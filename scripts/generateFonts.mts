// Makes the two font files of the site: the letters that the site uses, at the weights that it uses.
//
//   npm run generate:fonts   writes static/fonts/*.woff2
//   npm run check:fonts      fails when the files are not what this script makes
//
// Change the text in `characters` when pages need another letter; a letter that is missing is shown in the fallback font.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const ascii = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${ascii}\u00a0–—‘’“”…·•→←↑↓×©é✓`;

const fonts = [
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree-1.woff2',
    weight: {min: 400, max: 700},
  },
  {
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    target: 'geist-mono-1.woff2',
    weight: 400,
  },
];

const folder = path.resolve('static/fonts');
const isCheck = process.argv.includes('--check');
const require = createRequire(import.meta.url);
let stale = 0;

mkdirSync(folder, {recursive: true});
for (const {source, target, weight} of fonts) {
  const original = readFileSync(require.resolve(source));
  const made = await subsetFont(original, characters, {targetFormat: 'woff2', variationAxes: {wght: weight}});
  const file = path.join(folder, target);
  if (!isCheck) {
    writeFileSync(file, made);
    console.log(`static/fonts/${target}: ${made.length} bytes`);
  } else if (!existsSync(file) || !readFileSync(file).equals(made)) {
    stale += 1;
    console.error(`static/fonts/${target} is not what scripts/generateFonts.mts makes. Run "npm run generate:fonts".`);
  }
}
process.exitCode = stale ? 1 : 0;
