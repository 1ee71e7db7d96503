import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {numberedClasses} from './numberedClasses';

/** A rule or a loader of the bundler, as far as it is of interest here. */
interface RuleOrLoader {
  readonly use?: unknown;
  readonly options?: {readonly modules?: object};
}

/** Packages whose components have CSS modules. */
const packages = ['@docusaurus/theme-common', '@docusaurus/theme-classic'];

/**
 * Docusaurus plugin: classes of CSS modules get short names in production. The generator's, like
 * `announcementBarContent_xLdY`, tell an author what they see in development; in a page and its styles they cost half a
 * kilobyte, for letters drawn by lot do not compress.
 */
export default function classNames({siteDir}: LoadContext): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const programs = packages.map((name) => path.dirname(require.resolve(name, {paths: [siteDir]})));
      const {files, nameOf} = numberedClasses([path.join(siteDir, 'src'), ...programs]);
      const getLocalIdent = ({resourcePath}: {resourcePath: string}, _pattern: string, localName: string) =>
        nameOf(resourcePath, localName);
      const named = <Part>(part: Part): Part => {
        const {use, options} = part as RuleOrLoader;
        if (Array.isArray(use)) {
          return {...part, use: use.map(named)};
        }
        return options?.modules ? {...part, options: {...options, modules: {...options.modules, getLocalIdent}}} : part;
      };
      const {experiments} = config as {experiments?: {cache?: unknown}};
      return {
        mergeStrategy: {'module.rules': 'replace'},
        module: {rules: config.module?.rules?.map(named)},
        // A class more gives other numbers to those after it: what the bundler keeps is old then.
        ...(typeof experiments?.cache === 'object' && {experiments: {cache: {buildDependencies: files}}}),
      } as object;
    },
  };
}
