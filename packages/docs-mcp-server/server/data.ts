import type {IndexFile, RemaindersFile} from '@docs-kit/search/format';
import type {PostingsFile} from '@docs-kit/search/postings-file';

/** A page, as the build publishes it for agents. */
export interface PageData {
  /** Address below the base URL, with a slash at its start: `/docs/guides/cli`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The whole page as Markdown. */
  readonly markdown: string;
}

/** What the build puts into the file of the server. */
export interface DocsData {
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  readonly pages: readonly PageData[];
  /** `llms.txt`, and those of the parts of the site: `docs`, `api`. The first has the empty name. */
  readonly lists: Readonly<Record<string, string>>;
  readonly index: IndexFile;
  /** What follows the beginnings of the texts of each page, for excerpts. */
  readonly remainders: readonly RemaindersFile[];
  readonly postings: PostingsFile;
}
