import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

/**
 * The files in which Docusaurus lists routes and chunks while it builds.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/server/codegen/codegenRoutes.ts and
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/client.ts
 */
export interface BuildManifests {
  /** `routesChunkNames.json`: nested objects by `<route path>-<hash>`; their leaves are chunk names. */
  readonly chunkNames: Readonly<Record<string, object>>;
  /** `client-manifest.json`. */
  readonly manifest: {
    /** Ids of the chunks that a chunk needs, by the chunk's name. */
    readonly origins: Readonly<Record<string, readonly string[]>>;
    /** Files of a chunk, by the chunk's id. */
    readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
  };
}

/**
 * Reads the manifests from `.docusaurus`.
 * @throws when one is missing
 */
export function readBuildManifests(generatedFilesDir: string): BuildManifests {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
    } catch (error) {
      throw new Error(
        `first-view: Docusaurus wrote no readable ${name} into ${generatedFilesDir}. After an upgrade of Docusaurus, look where it lists the chunks of a route now, and correct critical-css/routeScripts.ts.`,
        {cause: error},
      );
    }
  };
  return {
    chunkNames: read('routesChunkNames.json') as BuildManifests['chunkNames'],
    manifest: read('client-manifest.json') as BuildManifests['manifest'],
  };
}

/** Returns the paths of the routes around a page, outermost first; none for a page without a route. */
function routesAround(pathname: string, routes: readonly RouteConfig[]): string[] {
  for (const {path: route, routes: inner = []} of routes) {
    const below = routesAround(pathname, inner);
    if (below.length > 0) return [route, ...below];
    if (route === pathname && inner.length === 0) return [route];
  }
  return [];
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);
}

/** Returns the addresses of the scripts that Docusaurus requests when a page opens, without those of every page. */
export function routeScripts(
  pathname: string,
  routes: readonly RouteConfig[],
  {chunkNames, manifest}: BuildManifests,
): string[] {
  const around = routesAround(pathname, routes);
  const listed = Object.entries(chunkNames).map(([name, chunks]) => ({route: name.replace(/-[^-]+$/, ''), chunks}));
  const names = [...new Set(around)].flatMap((route) => {
    // An index page has the same path as the routes around it. Docusaurus lists outer routes first.
    const depth = around.filter((other) => other === route).length;
    return listed.filter((other) => other.route === route).slice(0, depth);
  });
  const ids = leaves(names.map(({chunks}) => chunks)).flatMap((name) => manifest.origins[name] ?? []);
  const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []);
  return [...new Set(files.map(({publicPath}) => publicPath))].sort();
}
