import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';

/** What the generator notes of its routes and of the bundler's files while it builds. */
export interface GeneratedNotes {
  /** `routesChunkNames.json`: chunk names by `<route path>-<hash>`, as leaves of objects. */
  readonly chunkNames: Readonly<Record<string, object>>;
  /** `client-manifest.json`. */
  readonly manifest: {
    /** Ids of the chunks that a chunk needs, by its name. */
    readonly origins: Readonly<Record<string, readonly string[]>>;
    /** Files of a chunk, by its id. */
    readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
  };
}

/**
 * Reads the generator's notes.
 * @throws when one is not there
 */
export function readGeneratedNotes(generatedFilesDir: string): GeneratedNotes {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
    } catch (error) {
      throw new Error(
        `plugins/static-first-view: the generator wrote no readable ${name} into ${generatedFilesDir}. After an upgrade of the generator, see where it notes the chunks of a route now, and correct routeScripts.ts.`,
        {cause: error},
      );
    }
  };
  return {
    chunkNames: read('routesChunkNames.json') as GeneratedNotes['chunkNames'],
    manifest: read('client-manifest.json') as GeneratedNotes['manifest'],
  };
}

/** Paths of the routes that a page is in, from the outermost to its own; none for a page that no route names. */
function routesAround(pathname: string, routes: readonly RouteConfig[]): string[] {
  for (const {path: route, routes: inner = []} of routes) {
    const below = routesAround(pathname, inner);
    if (below.length > 0) {
      return [route, ...below];
    }
    if (route === pathname && inner.length === 0) {
      return [route];
    }
  }
  return [];
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);
}

/** Addresses of the scripts that the generator asks for when a page opens, beside those of every page. */
export function routeScripts(
  pathname: string,
  routes: readonly RouteConfig[],
  {chunkNames, manifest}: GeneratedNotes,
): string[] {
  const around = routesAround(pathname, routes);
  const noted = Object.entries(chunkNames).map(([name, chunks]) => ({route: name.replace(/-[^-]+$/, ''), chunks}));
  const names = [...new Set(around)].flatMap((route) => {
    // An index page has the path of the routes around it. The generator notes outer routes first.
    const depth = around.filter((other) => other === route).length;
    return noted.filter((other) => other.route === route).slice(0, depth);
  });
  const ids = leaves(names.map(({chunks}) => chunks)).flatMap((name) => manifest.origins[name] ?? []);
  const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []);
  return [...new Set(files.map(({publicPath}) => publicPath))].sort();
}
