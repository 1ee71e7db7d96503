import {heading, inlineCode, blocks} from '../markdown';
import type {ReferenceDirective} from '../directive';
import {openRest} from '../rest/restContract';
import {schemaAddress, schemaAnchor} from '../rest/schemaAddress';
import {shape} from '../schema/shape';

/** `::rest-schema{name="Session"}`: one schema of the HTTP API. */
export const restSchema: ReferenceDirective = {
  name: 'rest-schema',
  attributes: {name: {required: true}},
  render({name = ''}, context) {
    const contract = openRest(context.contracts);
    const {description, ...schema} = contract.resolver.resolve(contract.schema(name));
    const anchor = schemaAnchor(name);
    const options = {resolver: contract.resolver, linkOf: schemaAddress(context), anchor, presence: 'present'} as const;
    return [heading(3, [inlineCode(name)], anchor), ...blocks(description ?? ''), ...shape(schema, options)];
  },
};
