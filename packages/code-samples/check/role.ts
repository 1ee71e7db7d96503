import type {FenceWords} from '@docs-kit/pages';
import {capitalized, nearestHint} from '@docs-kit/report';
import {languageProblem} from '../languages';
import type {ApiCheck} from './api/requests';
import {pageLine, type SampleBlock, type SamplePage} from './samplePages';

/** A problem with a sample, worded for its author. */
export interface SampleProblem {
  /** Line in the page, or in the block while a role is checking it. */
  readonly line: number;
  readonly message: string;
}

/**
 * How a sample was checked. `run`: executed. `checked`: compiled, or validated against a contract or schema. `parsed`:
 * only by the grammar of its language. `read`: prose, which a program can only check for being present.
 */
export type Proof = 'run' | 'checked' | 'parsed' | 'read';

/** The result of checking one sample. */
export interface CheckResult {
  readonly proof: Proof;
  /** Empty when the sample is correct. */
  readonly problems: readonly SampleProblem[];
  /** Other information to show with the result, for example why a sample wasn't run. */
  readonly note?: string;
  /** What a sample printed when it was run. */
  readonly printed?: string;
}

/** Files in `examples/`, which samples may refer to and import: texts by path in that folder, with forward slashes. */
export type ExampleFiles = ReadonlyMap<string, string>;

/** Shared by all roles. Expensive parts are created on first use. */
export interface CheckContext {
  /** Absolute path of the site. */
  readonly siteDir: string;
  examples(): ExampleFiles;
  api(): ApiCheck;
  /** Returns the compiler's problems with a TypeScript or JavaScript block. */
  programProblems(block: SampleBlock): readonly SampleProblem[];
  printedBy(block: SampleBlock, page: SamplePage): Promise<string | undefined>;
}

/** A way to check blocks, chosen by the language and a word of the fence. */
export interface Role {
  /** Group in the totals. */
  readonly kind: string;
  readonly languages: readonly string[];
  /** The word that selects the role. A role without one gets the blocks in its languages that select no other role. */
  readonly marker?: string;
  /** Other words that it accepts. */
  readonly words?: readonly string[];
  check(block: SampleBlock, page: SamplePage, context: CheckContext): Promise<CheckResult> | CheckResult;
}

/** Returns the name of a role, as a fence in one of its languages has it: `yaml compose`. */
export const roleName = (language: string, {marker}: Pick<Role, 'marker'>): string =>
  marker === undefined ? language : `${language} ${marker}`;

/** Returns a result with one problem at the fence. */
export function failed(block: SampleBlock, message: string, proof: Proof = 'checked'): CheckResult {
  return {proof, problems: [{line: block.line, message}]};
}

/** Returns a result without problems. */
export const passed = (proof: Proof): CheckResult => ({proof, problems: []});

/** Returns a result with a problem at the fence for each message. */
export const checkedWith = (block: SampleBlock, messages: readonly string[]): CheckResult => ({
  proof: 'checked',
  problems: messages.map((message) => ({line: block.line, message})),
});

/** Returns a result with problems whose lines are relative to the block's text. */
export const checkedInside = (
  block: SampleBlock,
  problems: readonly SampleProblem[],
  proof: Proof = 'checked',
): CheckResult => ({
  proof,
  problems: problems.map(({line, message}) => ({line: pageLine(block, line), message})),
});

/** Makes a role for blocks that a directive copies from a contract: checking them against it would prove nothing. */
export const copiedFromContract = (role: Omit<Role, 'check'>): Role => ({
  ...role,
  check: (block) =>
    block.directive === undefined
      ? failed(
          block,
          `Only directives write "${roleName(block.language, role)}". Show the contract with one, or leave the word out.`,
          'read',
        )
      : passed('read'),
});

const commonWords = ['title', 'id', 'file', 'region'];

/** All words after the language, with or without a value. */
const wordsOf = ({flags, values}: FenceWords): string[] => [...flags, ...Object.keys(values)];

/**
 * Finds the role of a block.
 * @returns the role, or a message about the problem with the fence
 */
export function chooseRole(block: SampleBlock, roles: readonly Role[]): Role | string {
  const candidates = roles.filter(({languages}) => languages.includes(block.language));
  if (candidates.length === 0) {
    const known = roles.flatMap(({languages}) => languages);
    return capitalized(languageProblem(block.language, known));
  }
  const selected = candidates.filter(({marker}) => marker !== undefined && wordsOf(block).includes(marker));
  if (selected.length > 1) {
    return `Two roles at once: ${namesOf(selected, block).join(' and ')}. Keep one of the words.`;
  }
  const role = selected[0] ?? candidates.find(({marker}) => marker === undefined);
  return role ? (wrongWord(block, role) ?? role) : missingRole(block, candidates);
}

const namesOf = (roles: readonly Role[], {language}: SampleBlock): string[] =>
  roles.map((role) => `"${roleName(language, role)}"`);

function missingRole(block: SampleBlock, candidates: readonly Role[]): string {
  const {language} = block;
  const roles = `Roles: ${namesOf(candidates, block).join(', ')}.`;
  const written = wordsOf(block).filter((word) => !commonWords.includes(word));
  const [first] = written;
  if (first === undefined) return `A ${language} block needs a role. ${roles}`;
  const markers = candidates.flatMap(({marker}) => marker ?? []);
  return `Unknown role "${language} ${written.join(' ')}".${nearestHint(first, markers)} ${roles}`;
}

function wrongWord(block: SampleBlock, role: Role): string | undefined {
  const known = [...commonWords, ...(role.marker === undefined ? [] : [role.marker]), ...(role.words ?? [])];
  const unknown = wordsOf(block).find((word) => !known.includes(word));
  if (unknown !== undefined) {
    return `"${unknown}" is not a word of the role "${roleName(block.language, role)}".${suggestion(unknown, known)}`;
  }
  if (wordsOf(block).includes('region') && block.values.file === undefined) {
    return '"region" names a part of a sample file, but the fence names no file. Add file=examples/…, or leave it out.';
  }
  return wrongLine(block);
}

function wrongLine({code, lines, wrongRanges}: SampleBlock): string | undefined {
  const [wrong] = wrongRanges;
  if (wrong !== undefined) {
    return `"${wrong}" is not a line or range of lines. Write lines and ranges from 1, such as {2,4-6}.`;
  }
  const lineCount = code.split('\n').length;
  const beyond = [...lines].find((line) => line > lineCount);
  return beyond === undefined ? undefined : `Line ${beyond} cannot be highlighted: the block has ${lineCount} lines.`;
}

const suggestion = (written: string, known: readonly string[]): string =>
  nearestHint(written, known) || ` Known: ${[...new Set(known)].join(', ')}.`;
