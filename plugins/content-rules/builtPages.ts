import {Parser} from 'htmlparser2';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPages} from './brokenLinks';

/**
 * The pages that a build wrote.
 * @param folder with the built site
 * @param addresses of all pages, with the base path
 */
export function openBuiltPages(folder: string, baseUrl: string, addresses: readonly string[]): BuiltPages {
  const routes = new Set(addresses.map((address) => `/${address.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '')));
  const known = new Map<string, ReadonlySet<string>>();
  return {
    routes,
    anchorsOf(route) {
      const anchors = known.get(route) ?? readAnchors(folder, route);
      known.set(route, anchors);
      return anchors;
    },
  };
}

function readAnchors(folder: string, route: string): ReadonlySet<string> {
  const file = [`${route}.html`, `${route}/index.html`]
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name));
  const anchors = new Set<string>();
  if (file === undefined) return anchors;
  const parser = new Parser({onopentag: (_element, {id}) => void (id && anchors.add(id))});
  parser.end(readFileSync(file, 'utf8'));
  return anchors;
}
