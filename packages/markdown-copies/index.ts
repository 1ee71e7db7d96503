import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPage} from '@docs-kit/report';
import {openThread} from '@docs-kit/report/thread';
import {type Group, groupsOf} from './groups';
import type {makeCopies} from './makeCopies';

export type {ElementRule} from './convert/rules';

/** A link to a file that isn't a page: a contract, a feed. */
export interface ResourceLink {
  readonly title: string;
  /** Path below the base path, `schemas/openapi.yaml`, or a full address. */
  readonly path: string;
  readonly description: string;
}

/** A part of the site with its own index, `docs/llms.txt`. */
export interface Area {
  /** Path below the base path: `docs`. */
  readonly path: string;
  readonly title: string;
}

export interface Redirect {
  /** Path below the base path, with a leading slash: `/docs/old`. */
  readonly from: string;
  /** Path of a page, with or without an anchor: `/docs/new#usage`. */
  readonly to: string;
}

export interface MarkdownCopiesOptions {
  /** What the site is, in one sentence. It opens `llms.txt`. */
  readonly summary: string;
  /** Paragraphs of Markdown that follow it. */
  readonly notes?: readonly string[];
  /** Front matter for each copy, in addition to title, description, address and date. */
  readonly frontMatter?: Readonly<Record<string, string>>;
  /** Parts of the site that have their own index. */
  readonly areas?: readonly Area[];
  /** Addresses that redirect to pages. Each gets a file, too. */
  readonly redirects?: readonly Redirect[];
  /** Groups of links before those to the pages. Files that aren't Markdown are listed above the first group. */
  readonly resources?: readonly {readonly title: string; readonly links: readonly ResourceLink[]}[];
  /** Module whose export `rules` contains rules for the site's own elements; a path relative to the site's folder. */
  readonly rules?: string;
}

/**
 * Docusaurus plugin: after the build, writes each page as Markdown beside it, `llms.txt`, an index for each part of the
 * site, and `llms-full.txt`. Copies are made from the built pages, so they contain what readers see, whatever generated
 * it.
 */
export default function markdownCopies({siteConfig, baseUrl}: LoadContext, options: MarkdownCopiesOptions): Plugin {
  let groups: readonly Group[] = [];
  const {areas = [], frontMatter = {}} = options;

  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const titleOf = (start: string) =>
        areas.find((area) => start === `${baseUrl}${area.path}`)?.title ?? siteConfig.title;
      groups = groupsOf(allContent, titleOf);
    },
    async postBuild({outDir, routesPaths}) {
      const files = routesPaths.toSorted().flatMap((route) => {
        // The not-found page, whose route ends with `.html`, has no copy.
        const file = builtPage(outDir, route.slice(baseUrl.length));
        return file === undefined ? [] : [[route, file] as const];
      });
      const site = {title: siteConfig.title, url: siteConfig.url, baseUrl, frontMatter};
      // Copies of 120 pages take about four seconds on one processor core. Other plugins work meanwhile.
      const thread = openThread<typeof makeCopies>({module: path.join(__dirname, 'makeCopies'), name: 'makeCopies'});
      await thread.ask({outDir, files, groups, site, options}).finally(() => thread.end());
    },
  };
}
