import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {readBuildManifests, routeScripts, type BuildManifests} from './routeScripts';

const route = (path: string, routes?: RouteConfig[]): RouteConfig => ({path, component: '@theme/Page', routes});

const routes = [
  route('/saiki/', undefined),
  route('/saiki/docs', [route('/saiki/docs', [route('/saiki/docs'), route('/saiki/docs/cli')])]),
];

const js = (file: string) => ({js: [{publicPath: `/saiki/assets/js/${file}.js`}]});

const manifests: BuildManifests = {
  chunkNames: {
    '/saiki/-a1b': {__comp: 'home'},
    '/saiki/docs-50c': {__comp: 'root', __context: {plugin: 'context'}},
    '/saiki/docs-32b': {__comp: 'version'},
    '/saiki/docs/cli-67c': {__comp: 'item', content: 'cli'},
    '/saiki/docs-bf9': {__comp: 'item', content: 'index'},
  },
  manifest: {
    origins: {
      home: ['1'],
      root: ['2'],
      context: ['3'],
      version: ['4', '9'],
      item: ['5', '9'],
      cli: ['6', 'style'],
      index: ['7'],
    },
    assets: {
      ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '9'].map((id) => [id, js(id)])),
      style: {},
    },
  },
};

const files = (pathname: string) => routeScripts(pathname, routes, manifests).map((file) => file.split('/').at(-1));

describe('scripts of a route', () => {
  it('lists the scripts of the page and of all routes around it, each once', () => {
    expect(files('/saiki/docs/cli')).toEqual(['2.js', '3.js', '4.js', '5.js', '6.js', '9.js']);
  });

  it('lists the scripts of an index page for that page only', () => {
    expect(files('/saiki/docs')).toEqual(['2.js', '3.js', '4.js', '5.js', '7.js', '9.js']);
  });

  it('does not list the scripts of another page', () => {
    expect(files('/saiki/')).toEqual(['1.js']);
  });

  it('lists nothing for a page without a route', () => {
    expect(files('/saiki/404')).toEqual([]);
  });
});

it('reports a missing manifest, with what to do', () => {
  expect(() => readBuildManifests('/no-such-folder')).toThrow(
    /wrote no readable routesChunkNames\.json .* correct critical-css\/routeScripts\.ts/,
  );
});
