import {describe, expect, test} from 'vitest';
import {nearestPaths} from './nearestPaths';

const pages = [
  '/docs/guides/cli',
  '/docs/guides/configuration',
  '/docs/guides/mcp/overview',
  '/docs/guides/typescript-sdk',
  '/docs/getting-started/installation',
  '/docs/getting-started/quickstart',
  '/docs/guides/output',
  '/docs/guides/xmlOutput',
  '/api/events',
  '/api/rest/sessions',
];

describe('the pages with the nearest addresses', () => {
  test.each([
    ['another folder', '/docs/installation', ['/docs/getting-started/installation']],
    ['a letter missing', '/docs/guides/configuraton', ['/docs/guides/configuration']],
    ['a short form', '/docs/guides/config', ['/docs/guides/configuration']],
    ['a part of the name', '/docs/sdk', ['/docs/guides/typescript-sdk']],
    ['a longer name', '/docs/guides/cli-reference', ['/docs/guides/cli']],
    ['upper case and the end of a file', '/docs/guides/CLI.html', ['/docs/guides/cli']],
    ['another spelling', '/docs/guides/xml-output', ['/docs/guides/xmlOutput', '/docs/guides/output']],
    ['the folder of a page', '/api/events/index.html', ['/api/events']],
    ['a slash at the end', '/docs/quick-start/', ['/docs/getting-started/quickstart']],
    ['an overview by its folder', '/docs/mcp', ['/docs/guides/mcp/overview']],
    ['nothing like it', '/no-such-page', []],
    ['nothing at all', '/', []],
  ])('%s: %s', (_, pathname, expected) => {
    expect(nearestPaths(pathname, pages)).toEqual(expected);
  });

  test('compare the first 200 letters of a long address', () => {
    const long = `/docs/guides/cli-${'z'.repeat(200)}`;
    expect(nearestPaths(`${long}/events`, pages)).toEqual(nearestPaths(long, pages));
  });

  test('are at most three, those in the same folder first', () => {
    const rest = ['/a/session', '/b/session', '/c/session', '/d/session'];
    expect(nearestPaths('/d/sessions', rest)).toEqual(['/d/session', '/a/session', '/b/session']);
  });
});
