import type {RootContent} from 'mdast';
import type {Contracts} from './contracts';

/** Attributes as an author writes them: `::operation{id="sendMessageSync"}` gives `{id: 'sendMessageSync'}`. */
export type DirectiveAttributes = Readonly<Record<string, string | undefined>>;

/** What a directive may read while it renders. */
export interface DirectiveContext {
  /** The contract files, each read and parsed once, on first use. */
  readonly contracts: Contracts;
  /**
   * Where the reader finds what another directive shows.
   * @param directive name of the directive, for example `operation`
   * @param attributes what it must be called with, for example `{id: 'sendMessage'}`
   * @returns `''` when this page shows it (link to the anchor alone), a relative file path (`./sessions.md`) when
   * another page of the same section does, nothing when none does
   */
  readonly pageThatShows?: (directive: string, attributes: DirectiveAttributes) => string | undefined;
}

/** How a leaf directive is written. */
export interface DirectiveForm {
  /** Name after the two colons, for example `operation`. */
  readonly name: string;
  /** Attributes that it knows. Others, and missing required ones, stop the build. */
  readonly attributes: Readonly<Record<string, {readonly required: boolean}>>;
}

/** A leaf directive that the build replaces by Markdown made from the contracts. */
export interface ReferenceDirective extends DirectiveForm {
  /**
   * Makes the nodes that take the directive's place.
   * @throws DirectiveError when an attribute names something that no contract holds
   */
  render(attributes: DirectiveAttributes, context: DirectiveContext): RootContent[];
}

/** A fault of the author's directive; the plugin adds file and line before it stops the build. */
export class DirectiveError extends Error {
  override readonly name = 'DirectiveError';
}
