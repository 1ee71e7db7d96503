import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {criticalCss} from './critical-css/plugin';
import type {InlineScript} from './document';
import {hydration, hydrationAttributes} from './hydration/plugin';
import {avoidIntl} from './patches/avoidIntl';
import {buildInputs, type BuildInputsOptions} from './patches/buildInputs';
import {desktopBreakpoint, withoutPresetEnv} from './patches/styles';
import {developmentServer} from './patches/developmentServer';
import {keepTabs} from './patches/keepTabs';
import * as scripts from './patches/scripts';

export interface FirstViewOptions {
  /** The document template's inline scripts: critical CSS keeps the rules for the attributes they set. */
  readonly inlineScripts?: readonly InlineScript[];
  readonly buildInputs: BuildInputsOptions;
}

/** Attributes that the theme's inline scripts set, and those that readers change. */
const themeAttributes = ['data-announcement-bar-initially-dismissed', 'open', 'aria-expanded', 'aria-pressed'];

/**
 * Docusaurus preset: shows pages without a framework, and hydrates them at the reader's first interaction.
 *
 * It's a preset, not a plugin, because the order matters: Docusaurus runs presets before plugins, so plugins that add
 * PostCSS plugins find the list as {@link withoutPresetEnv} leaves it.
 */
export default function firstView(_context: LoadContext, options: FirstViewOptions): Preset {
  const set = (options.inlineScripts ?? []).flatMap(({sets = []}) => sets);
  const stateAttributes = [...themeAttributes, ...hydrationAttributes, ...set];
  const plugins: unknown[] = [
    withoutPresetEnv,
    desktopBreakpoint,
    ...Object.values(scripts),
    avoidIntl,
    keepTabs,
    developmentServer,
    [buildInputs, options.buildInputs],
    hydration,
    [criticalCss, {stateAttributes}],
  ];
  return {plugins: plugins as PluginConfig[]};
}
