import {Ajv2020} from 'ajv/dist/2020';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {schemaProblems} from '@docs-kit/reference/validator';
import {formatPointer, formatProblem, getByPointer, parsePointer, ProblemError, type Problem} from '@docs-kit/report';
import {readYaml, type YamlSource} from '../../contracts/agent-config/yamlSource';
import {contracts} from './interfaces';

const sources = new Map<string, YamlSource>();

/** Parses a contract with its positions, for messages alone: that takes longer than reading its values. */
function sourceOf(file: string): YamlSource {
  const source = sources.get(file) ?? readYaml(readFileSync(path.join(contracts.folder, file), 'utf8'));
  sources.set(file, source);
  return source;
}

/**
 * Says what is wrong with a part of a contract.
 * @param file path within contracts/
 * @param pointer JSON Pointer of the part; if there is none, the line is that of the nearest part around it
 */
function problemOf(file: string, pointer: string, message: string, fix: string): Problem {
  const steps = parsePointer(pointer);
  const {line} = sourceOf(file).locate({path: steps, at: 'key', message, severity: 'error'});
  return {file: contracts.pathOf(file), line, message, fix};
}

/** Formats what {@link problemOf} says: `contracts/cli.json:12 the command has no name. Fix: …`. */
export const problemAt = (...problem: Parameters<typeof problemOf>): string => formatProblem(problemOf(...problem));

/**
 * Compares a contract with its JSON Schema.
 * @param file path within contracts/
 * @returns a line for each problem, with the place
 */
export function schemaProblemsIn(file: string, schema: object): string[] {
  const options = {allErrors: true, allowUnionTypes: true, strictRequired: false, verbose: true};
  const validate = new Ajv2020(options).compile(schema);
  if (validate(contracts.read(file))) return [];
  return schemaProblems(validate.errors ?? []).map(({pointer, text}) =>
    problemAt(file, pointer, text, 'correct the value, or the schema'),
  );
}

/**
 * Reads a contract with references.
 * @param file path within contracts/
 * @throws ProblemError for references that lead nowhere
 */
export function readContract<Document extends object>(file: string): Document {
  const document = contracts.read<Document>(file);
  const problems = brokenReferences(document).map(({pointer, reference}) =>
    problemOf(file, pointer, `the reference ${reference} leads nowhere`, 'correct it, or add what it names'),
  );
  if (problems.length > 0) throw new ProblemError(problems);
  return document;
}

/** Returns the references within a document that lead nowhere, and the pointers to them. */
export function brokenReferences(document: object): {pointer: string; reference: string}[] {
  const within = (value: unknown, pointer: string): {pointer: string; reference: string}[] => {
    if (typeof value !== 'object' || value === null) return [];
    const {$ref: reference} = value as {readonly $ref?: unknown};
    const isBroken = typeof reference === 'string' && getByPointer(document, reference) === undefined;
    return [
      ...(isBroken ? [{pointer: `${pointer}/$ref`, reference}] : []),
      ...Object.entries(value).flatMap(([key, part]) => within(part, `${pointer}${formatPointer([key])}`)),
    ];
  };
  return within(document, '');
}
