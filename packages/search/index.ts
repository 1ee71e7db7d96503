import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPage, hashOf, ProblemError, saveFile} from '@docs-kit/report';
import {keywordProblems, readKeywords} from './build/keywords';
import {makeIndex} from './build/makeIndex';
import type {SearchData, SearchPluginOptions} from './build/options';
import {packIndex} from './engine/format';

export type {SearchPluginOptions, Synonyms} from './build/options';

/** Folder of the index files, below the base URL. */
const folder = 'search';

/**
 * Docusaurus theme: makes a search index of the built pages and adds `SearchBar` to the navbar. List it in `themes`,
 * after the classic theme.
 */
export default function search({baseUrl, siteDir}: LoadContext, options: SearchPluginOptions): Plugin {
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/onRouteDidUpdate.ts')],
    contentLoaded({actions}) {
      const {entryPoints, filters} = options;
      const data: SearchData = {index: `${baseUrl}${folder}/index.json`, entryPoints, filters};
      actions.setGlobalData(data);
    },
    postBuild({outDir, routesPaths}) {
      const routes = [...new Set(routesPaths.map((route) => route.slice(baseUrl.length).replace(/\/$/u, '')))].sort();
      const pages = routes.flatMap((route) => {
        const file = route === '404.html' ? undefined : builtPage(outDir, route);
        return file ? [{url: `/${route}`, html: readFileSync(file, 'utf8')}] : [];
      });
      const keywords = options.keywords === undefined ? [] : readKeywords(siteDir, options.keywords);
      const index = makeIndex(pages, options, new Map(keywords.map(({address, words}) => [address, words])));
      const addresses = index.sections.map(({page, anchor}) => `${index.pages[page]?.url}${anchor && `#${anchor}`}`);
      const wrong = keywordProblems(keywords, new Set(addresses));
      if (wrong.length > 0) throw new ProblemError(wrong);
      for (const [name, content] of packIndex(index, (text) => hashOf([text]).slice(0, 8))) {
        saveFile(path.join(outDir, folder, name), content);
      }
    },
  };
}
