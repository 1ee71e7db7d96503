import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Name by which the document template finds the program among a page's scripts. */
const programName = 'hydration';

/** Attributes that the program and Docusaurus set on `<html>` before or during hydration. */
export const hydrationAttributes = ['data-theme', 'data-theme-choice', 'data-has-hydrated'] as const;

/**
 * Returns the text of the speculation rules that the program adds to a page before hydration; a content security policy
 * needs its hash. They prefetch pages, not files:
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 * @param baseUrl base path with slashes on both sides
 */
export function speculationRules(baseUrl: string): string {
  const toPages = {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}*.*`}}]};
  return JSON.stringify({prefetch: [{where: toPages, eagerness: 'moderate'}]});
}

/**
 * Docusaurus plugin: builds the program that a page runs instead of React's bundle, as a separate file. It requests the
 * bundle at the reader's first interaction and answers clicks until then. ../README.md lists the attributes by which it
 * recognizes buttons. In development, React runs from the start.
 */
export function hydration({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'hydration',
    getClientModules: () => [path.join(__dirname, 'client/replaced.ts')],
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const entry = new bundler.EntryPlugin(siteDir, path.join(__dirname, 'client/index.ts'), {
        name: programName,
        filename: `assets/${programName}.[contenthash:8].js`,
        // One file, which doesn't wait for the bundle's runtime.
        runtime: false,
      });
      const constants = new bundler.DefinePlugin({SPECULATION_RULES: JSON.stringify(speculationRules(baseUrl))});
      return {plugins: [entry, constants]};
    },
  };
}
