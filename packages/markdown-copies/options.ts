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
