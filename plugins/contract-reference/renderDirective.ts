import type {RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {DirectiveError, type DirectiveAttributes, type DirectiveContext, type ReferenceDirective} from './directive';
import {suggestion} from './unknownName';

/**
 * Makes the nodes that take a directive's place.
 * @param node the directive as the author wrote it
 * @param directives all directives that exist
 * @throws DirectiveError for an unknown directive, an unknown or missing attribute, or an unknown name in one
 */
export function renderDirective(
  node: LeafDirective,
  directives: readonly ReferenceDirective[],
  context: DirectiveContext,
): RootContent[] {
  const directive = directives.find(({name}) => name === node.name);
  if (!directive) throw unknownDirective(node.name, directives);
  if (node.children.length > 0) {
    throw new DirectiveError(
      `::${node.name} takes no label in square brackets. Write attributes in braces: ${example(directive)}.`,
    );
  }
  const attributes = checkedAttributes(node, directive);
  return directive.render(attributes, context);
}

/** The error for a directive that nobody knows. */
export function unknownDirective(name: string, directives: readonly ReferenceDirective[]): DirectiveError {
  const names = directives.map((directive) => directive.name);
  return new DirectiveError(`no directive "::${name}". ${suggestion(name, names)}`);
}

/** How a directive is written, with its attributes: `::operation{id="…"}`. */
export function example({name, attributes}: ReferenceDirective): string {
  const required = Object.entries(attributes).filter(([, attribute]) => attribute.required);
  return required.length === 0 ? `::${name}` : `::${name}{${required.map(([key]) => `${key}="…"`).join(' ')}}`;
}

function checkedAttributes(node: LeafDirective, directive: ReferenceDirective): DirectiveAttributes {
  const known = Object.keys(directive.attributes);
  const written = Object.entries(node.attributes ?? {});
  for (const [key] of written) {
    if (!known.includes(key)) {
      const hint = known.length === 0 ? `Write ${example(directive)}, without attributes.` : suggestion(key, known);
      throw new DirectiveError(`::${directive.name} has no attribute "${key}". ${hint}`);
    }
  }
  const values = Object.fromEntries(written.map(([key, value]) => [key, value ?? '']));
  for (const [key, {required}] of Object.entries(directive.attributes)) {
    const value = values[key];
    if (value === undefined ? required : value.trim() === '') {
      const fault = value === undefined ? `lacks its attribute "${key}"` : `has an empty attribute "${key}"`;
      throw new DirectiveError(`::${directive.name} ${fault}. Write ${example(directive)}.`);
    }
  }
  return values;
}
