import type {LeafDirective} from 'mdast-util-directive';
import {DirectiveError, type DirectiveAttributes, type DirectiveForm} from './directive';
import {suggestion} from './unknownName';

/**
 * The attributes of a directive, each of them known and filled, and none missing.
 * @param node the directive as the author wrote it
 * @param form how it must be written
 * @throws DirectiveError for a label, an unknown attribute, an empty one, and a required one that is missing
 */
export function checkedAttributes(node: LeafDirective, form: DirectiveForm): DirectiveAttributes {
  const known = Object.keys(form.attributes);
  if (node.children.length > 0) {
    const hint = known.length === 0 ? 'Write' : 'Write attributes in braces:';
    throw new DirectiveError(`::${form.name} takes no label in square brackets. ${hint} ${example(form)}.`);
  }
  const written = Object.entries(node.attributes ?? {});
  for (const [key] of written) {
    if (!known.includes(key)) {
      const hint = known.length === 0 ? `Write ${example(form)}, without attributes.` : suggestion(key, known);
      throw new DirectiveError(`::${form.name} has no attribute "${key}". ${hint}`);
    }
  }
  const values = Object.fromEntries(written.map(([key, value]) => [key, value ?? '']));
  for (const [key, {required}] of Object.entries(form.attributes)) {
    const value = values[key];
    if (value === undefined ? required : value.trim() === '') {
      const fault = value === undefined ? `lacks its attribute "${key}"` : `has an empty attribute "${key}"`;
      throw new DirectiveError(`::${form.name} ${fault}. Write ${example(form)}.`);
    }
  }
  return values;
}

/** How a directive is written, with its attributes: `::operation{id="…"}`. */
function example({name, attributes}: DirectiveForm): string {
  const required = Object.entries(attributes).filter(([, attribute]) => attribute.required);
  return required.length === 0 ? `::${name}` : `::${name}{${required.map(([key]) => `${key}="…"`).join(' ')}}`;
}
