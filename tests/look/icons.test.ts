// Icons, manifest and theme color agree with the logo and the color tokens.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {headTags} from '../../config/head';
import {site} from '../../config/site';
import {readTokens} from './contrast';

interface Manifest {
  name: string;
  start_url: string;
  theme_color: string;
  background_color: string;
  icons: {src: string; sizes: string; type: string}[];
}

const tokens = readTokens(readFileSync('src/css/tokens.css', 'utf8'));
const manifest = JSON.parse(readFileSync('static/site.webmanifest', 'utf8')) as Manifest;

/** Width and height from the header of a PNG file. */
function pngSize(file: string): string {
  const header = readFileSync(file).subarray(0, 24);
  expect(header.toString('latin1', 1, 4)).toBe('PNG');
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

function attributeOf(relation: string): string {
  const tag = headTags.find(({attributes}) => attributes?.rel === relation);
  return String(tag?.attributes?.href ?? '');
}

describe('the web manifest', () => {
  test.each(manifest.icons)(
    'the icon $src of the web manifest exists and has the stated size',
    ({src, sizes, type}) => {
      const file = path.join('static', src);
      expect(existsSync(file)).toBe(true);
      if (type === 'image/png') {
        expect(pngSize(file)).toBe(sizes);
      }
    },
  );

  test('the colors of the web manifest are the background of light mode', () => {
    expect(manifest.theme_color).toBe(tokens.light.get('page'));
    expect(manifest.background_color).toBe(tokens.light.get('page'));
  });

  test('the web manifest starts at the home page, whatever the base path', () => {
    const address = `https://example.org${attributeOf('manifest')}`;
    expect(new URL(manifest.start_url, address).pathname).toBe(site.baseUrl);
  });
});

test.each(['light', 'dark'] as const)('the theme color of %s mode is the background of its pages', (mode) => {
  const tag = headTags.find(({attributes}) => attributes?.media === `(prefers-color-scheme: ${mode})`);
  expect(tag?.attributes?.content).toBe(tokens[mode].get('page'));
});

test.each(['icon', 'apple-touch-icon', 'manifest'])('the file that the head names as %s exists', (relation) => {
  const address = attributeOf(relation);
  expect(address.startsWith(site.baseUrl)).toBe(true);
  expect(existsSync(path.join('static', address.slice(site.baseUrl.length)))).toBe(true);
});

test('the icon for home screens is 180 pixels square', () => {
  expect(pngSize('static/img/icon-180.png')).toBe('180x180');
});
