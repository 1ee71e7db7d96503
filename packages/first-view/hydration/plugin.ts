import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {speculationRules} from './speculationRules';

/** Options of {@link hydration}: where the hydration program finds what it answers before React is there. */
export interface HydrationOptions {
  /** Selector of the button that switches the color mode. */
  readonly colorModeToggle?: string;
  /**
   * Selector of buttons that open a modal dialog: the one that `aria-controls` names. The keys in `aria-keyshortcuts` open
   * it too, and so does an address with a parameter that is the name of the dialog's field; it fills the field. The
   * address in `data-preload` of the dialog is fetched meanwhile; the promise of the response is the dialog's property
   * `preloaded`. A button with `data-close` closes the dialog. The component finds it open, with what was typed.
   */
  readonly dialogButton?: string;
  /**
   * Selector of buttons that copy: their value, or the `code` in the `figure` around them. Once it is copied, the button
   * gets the attribute `data-copied`, for its component to read.
   */
  readonly copyButton?: string;
}

/** Name of the program, from which the document template finds it among the scripts of a page. */
const programName = 'hydration';

/** Attributes that the program and Docusaurus set on `<html>` before or during hydration. */
export const hydrationAttributes = ['data-theme', 'data-theme-choice', 'data-has-hydrated'] as const;

/**
 * Docusaurus plugin: builds the program that a page runs instead of React's bundle, as a separate file. It requests the
 * bundle at the reader's first interaction and answers clicks until then. In development React is there from the start.
 */
export function hydration({siteDir, baseUrl}: LoadContext, options: HydrationOptions): Plugin {
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
        // One file: it does not wait for the runtime of the bundle.
        runtime: false,
      });
      const constants = new bundler.DefinePlugin({
        HYDRATION_OPTIONS: JSON.stringify(options),
        SPECULATION_RULES: JSON.stringify(speculationRules(baseUrl)),
      });
      return {plugins: [entry, constants]};
    },
  };
}
