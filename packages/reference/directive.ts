import type {RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {didYouMean} from '@docs-kit/report';
import type {Contracts} from './contracts';

/** Attributes of a directive: `::operation{id="sendMessage"}` has `{id: 'sendMessage'}`. */
export type DirectiveAttributes = Readonly<Record<string, string | undefined>>;

/** Context for rendering a directive. */
export interface DirectiveContext {
  readonly contracts: Contracts;
  /**
   * Finds the page with a directive.
   * @param directive name of the directive, for example `operation`
   * @param attributes attributes that it must have, for example `{id: 'sendMessage'}`
   * @returns `''` for this page (link to the anchor alone), the URL of another page (`/api/rest/sessions`), undefined
   * when there is none
   */
  readonly findPage: (directive: string, attributes: DirectiveAttributes) => string | undefined;
}

/** A leaf directive that the build replaces with Markdown nodes made from the contracts. */
export interface Directive<Required extends string = string, Optional extends string = string> {
  /** Name after the two colons, for example `operation`. */
  readonly name: string;
  /** Attributes that it needs: without one of them, the build fails. */
  readonly required?: readonly Required[];
  /** Attributes that it also accepts. All others fail the build. */
  readonly optional?: readonly Optional[];
  /**
   * Makes the nodes that replace the directive.
   * @throws DirectiveError when an attribute refers to something that isn't in the contracts
   */
  render(
    attributes: Readonly<Record<Required, string> & Partial<Record<Optional, string>>>,
    context: DirectiveContext,
  ): RootContent[];
}

/** Returns a directive, whose function gets the attributes that its two lists name. */
export const defineDirective = <Required extends string = never, Optional extends string = never>(
  directive: Directive<Required, Optional>,
): Directive => directive;

/**
 * Returns the URL for a link by name, `[words](event:started)`.
 * @param name what follows the scheme and its colon
 * @throws DirectiveError for a name that doesn't exist
 */
export type LinkScheme = (name: string, context: DirectiveContext) => string;

/** An error in an author's directive. It has no location: the plugin adds file and line. */
export class DirectiveError extends Error {
  override readonly name = 'DirectiveError';

  /**
   * @param message description of the problem, without a full stop
   * @param fix what to do about it, starting with a verb
   */
  constructor(
    message: string,
    readonly fix?: string,
  ) {
    super(message);
  }
}

/**
 * Makes the error for a name that doesn't exist, with the nearest name and the file that defines the names.
 * @param kind what the name should refer to, for example `operation`
 * @param wanted the name as the author wrote it
 * @param names all existing names
 * @param file the file that defines them, for example `contracts/rest.openapi.yaml`
 */
export function unknownName(kind: string, wanted: string, names: Iterable<string>, file: string): DirectiveError {
  return new DirectiveError(`no ${kind} "${wanted}" in ${file}. ${didYouMean(wanted, [...names])}`);
}

/**
 * Finds something by the name that an author wrote. The other parameters are those of {@link unknownName}.
 * @param entries all existing things with their names; of several with the same name, the first is found
 * @throws DirectiveError when nothing has the name
 */
export function findNamed<Item>(
  kind: string,
  wanted: string,
  entries: Iterable<readonly [string, Item]>,
  file: string,
): Item {
  const all = [...entries];
  const found = all.find(([name]) => name === wanted);
  const names = all.map(([name]) => name);
  if (!found) throw unknownName(kind, wanted, names, file);
  return found[1];
}

/**
 * Returns the page with a directive that shows something, to link to it.
 * @param name value of the directive's attribute `name`
 * @throws DirectiveError when no page shows it
 */
export function requirePage(directive: string, name: string, {findPage}: DirectiveContext): string {
  const page = findPage(directive, {name});
  if (page !== undefined) return page;
  throw new DirectiveError(`no page shows "${name}"`, `write ::${directive}{name="${name}"} on a page`);
}

/** Returns things with their names, as entries for {@link findNamed}. */
export const byName = <Item extends {readonly name: string}>(items: readonly Item[]): [string, Item][] =>
  items.map((item) => [item.name, item]);

/** Returns things with their ids, as entries for {@link findNamed}. */
export const byId = <Item extends {readonly id: string}>(items: readonly Item[]): [string, Item][] =>
  items.map((item) => [item.id, item]);

/**
 * Returns the attributes of a directive after checking them.
 * @param node the directive as the author wrote it
 * @throws DirectiveError for a label, an unknown attribute, an empty one, and a required one that is missing
 */
export function checkAttributes(node: LeafDirective, directive: Directive): Readonly<Record<string, string>> {
  const {name, required = [], optional = []} = directive;
  const known = [...required, ...optional];
  const write = `write ${example(directive)}`;
  if (node.children.length > 0) {
    const fix = known.length === 0 ? write : `write attributes in braces: ${example(directive)}`;
    throw new DirectiveError(`::${name} takes no label in square brackets`, fix);
  }
  const values = Object.fromEntries(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']));
  for (const [key, value] of Object.entries(values)) {
    if (known.length === 0) throw new DirectiveError(`::${name} takes no attributes, but has "${key}"`, write);
    if (!known.includes(key))
      throw new DirectiveError(`::${name} has no attribute "${key}". ${didYouMean(key, known)}`);
    if (value.trim() === '') throw new DirectiveError(`the attribute "${key}" of ::${name} is empty`, write);
  }
  const missing = required.find((key) => !(key in values));
  if (missing !== undefined) throw new DirectiveError(`::${name} needs the attribute "${missing}"`, write);
  return values;
}

/** Returns the syntax of a directive with its required attributes: `::operation{id="…"}`. */
const example = ({name, required = []}: Directive): string =>
  required.length === 0 ? `::${name}` : `::${name}{${required.map((key) => `${key}="…"`).join(' ')}}`;
