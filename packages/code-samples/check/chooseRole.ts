import type {FenceWords} from '@docs-kit/pages';
import {nearestHint} from '@docs-kit/report';
import type {Role} from './role';
import type {SampleBlock} from './samplePages';

/** Words that every fence may have. */
const commonWords = ['title', 'id', 'file', 'region'];

/** All words after the language, with or without a value. */
const wordsOf = ({flags, values}: FenceWords): string[] => [...flags, ...Object.keys(values)];

/**
 * Finds the role of a block.
 * @returns the role, or a sentence that says what is wrong with the fence
 */
export function chooseRole(block: SampleBlock, roles: readonly Role[]): Role | string {
  if (block.language === '') {
    return 'The block has no language. Write a fence with a language and a role, as docs/authoring.md lists them.';
  }
  const candidates = roles.filter(({languages}) => languages.includes(block.language));
  if (candidates.length === 0) {
    const known = roles.flatMap(({languages}) => languages);
    return `Unknown language "${block.language}".${suggestion(block.language, known)}`;
  }
  const selected = candidates.filter(({marker}) => marker !== undefined && wordsOf(block).includes(marker));
  if (selected.length > 1) {
    return `Two roles at once: ${selected.map(({name}) => `"${name}"`).join(' and ')}. Keep one of the words.`;
  }
  const role = selected[0] ?? candidates.find(({marker}) => marker === undefined);
  return role ? (wrongWord(block, role) ?? role) : missingRole(block, candidates);
}

function missingRole({language, ...block}: SampleBlock, candidates: readonly Role[]): string {
  const roles = `Roles: ${candidates.map(({name}) => `"${name}"`).join(', ')}.`;
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
    return `"${unknown}" is not a word of the role "${role.name}".${suggestion(unknown, known)}`;
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
