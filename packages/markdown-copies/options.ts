/** A link to a file that isn't a page: a contract, a feed. */
export interface ResourceLink {
  readonly title: string;
  /** Path below the base path, `schemas/openapi.yaml`, or a full address. */
  readonly path: string;
  readonly description: string;
}

/** A part of the site with an index of its own, `docs/llms.txt`. */
export interface Area {
  /** Path below the base path: `docs`. */
  readonly path: string;
  readonly title: string;
}

/** An address that leads on to another. */
export interface Redirect {
  /** Path below the base path, with a slash at its start: `/docs/old`. */
  readonly from: string;
  /** Path of a page, with the name of a heading or without: `/docs/new#usage`. */
  readonly to: string;
}

/** Options of the plugin. */
export interface MarkdownCopiesOptions {
  /** What the site is, in one sentence. It opens `llms.txt`. */
  readonly summary: string;
  /** Paragraphs of Markdown that follow it. */
  readonly notes?: readonly string[];
  /** Lines of the front matter of each copy, besides title, description, address and date. */
  readonly frontMatter?: Readonly<Record<string, string>>;
  /** Parts of the site that have an index of their own. */
  readonly areas?: readonly Area[];
  /** Addresses that lead on to pages; each is a file, too. */
  readonly redirects?: readonly Redirect[];
  /** Groups of links that come before those of the pages. */
  readonly resources?: readonly {readonly title: string; readonly links: readonly ResourceLink[]}[];
  /** Module whose export `rules` are `ElementRule`s for the site's own elements; a path from the site's folder. */
  readonly rules?: string;
}
