import {validate} from 'package-json-validator';
import ts from 'typescript';
import {pageLine} from '../block.mjs';
import {refused, type Role} from '../role.mjs';
import {judged, readJson} from './json.mjs';

/** `json package`: a `package.json`, or a part of one. */
export const packageJson: Role = {
  name: 'json package',
  kind: 'JSON',
  languages: ['json'],
  marker: 'package',
  check(block) {
    const read = readJson(block);
    if ('verdict' in read) return read.verdict;
    if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
      return refused(block, 'A package.json is an object: write its keys in braces.');
    // A page may show the part that it is about; name and version are then left out.
    const value = {name: 'sample', version: '1.0.0', ...read.value};
    const {errors = []} = validate(JSON.stringify(value)) as {
      errors?: readonly {readonly field?: string; readonly message: string}[];
    };
    return judged(
      block,
      errors.map(({field, message}) => (field === undefined ? message : `${field}: ${message}`)),
    );
  },
};

/** `json tsconfig`: read by the compiler itself. */
export const tsconfigJson: Role = {
  name: 'json tsconfig',
  kind: 'JSON',
  languages: ['json'],
  marker: 'tsconfig',
  check(block) {
    const source = ts.parseJsonText('tsconfig.json', block.code);
    const {errors} = ts.parseJsonSourceFileConfigFileContent(
      source,
      {...ts.sys, readDirectory: () => ['index.ts']},
      '/',
    );
    const all = [...(source as unknown as {parseDiagnostics: ts.Diagnostic[]}).parseDiagnostics, ...errors];
    const problems = all.map(({messageText, start = 0}) => ({
      line: pageLine(block, source.getLineAndCharacterOfPosition(start).line + 1),
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
    return {proof: 'checked', problems};
  },
};
