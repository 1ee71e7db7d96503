// Makes the icons of the site from the logo: bitmaps for browsers, home screens and old programs.
//
//   npm run generate:icons   writes static/favicon.ico and static/img/icon-*.png
//   npm run check:icons      fails when the files are not what this script makes of static/img/logo.svg
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';

const logo = readFileSync('static/img/logo.svg', 'utf8');

/** Without the round corners: home screens cut their own, up to a tenth of each side. */
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

/** An ICO file that holds PNG images. */
function ico(sizes: readonly number[]): Buffer {
  const images = sizes.map((size) => png(logo, size));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

const made = new Map([
  ['static/favicon.ico', ico([16, 32, 48])],
  ['static/img/icon-180.png', png(fullBleed(logo), 180)],
  ['static/img/icon-192.png', png(logo, 192)],
  ['static/img/icon-512.png', png(logo, 512)],
  ['static/img/icon-512-maskable.png', png(fullBleed(logo), 512)],
]);

const isCheck = process.argv.includes('--check');
let stale = 0;
for (const [file, content] of made) {
  if (!isCheck) {
    writeFileSync(file, content);
    console.log(`${file}: ${content.length} bytes`);
  } else if (!existsSync(file) || !readFileSync(file).equals(content)) {
    stale += 1;
    console.error(`${file} is not what scripts/generateIcons.mts makes. Run "npm run generate:icons".`);
  }
}
process.exitCode = stale ? 1 : 0;
