import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the plugin. */
export interface SleepingPageOptions {
  /** The program, relative to the site's folder. */
  readonly program: string;
}

/**
 * Docusaurus plugin: what a page does until React is there, as a program beside React's bundle, for the document
 * template to name (`config/document/template.ts`). In development React is there from the start.
 */
export default function sleepingPage({siteDir}: LoadContext, {program}: SleepingPageOptions): Plugin {
  return {
    name: 'sleeping-page',
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const entry = new bundler.EntryPlugin(siteDir, path.resolve(siteDir, program), {
        name: 'sleeping-page',
        filename: 'assets/sleeping-page.[contenthash:8].js',
        // One file: it does not wait for the start-up code of the bundle.
        runtime: false,
      });
      return {plugins: [entry]};
    },
  };
}
