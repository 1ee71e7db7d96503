import {nearestName} from '../../plugins/contract-reference/nearestName';
import {hasWord, type SampleBlock, wordsOf} from './block.mjs';
import type {Role} from './role.mjs';

/** Words that every fence may have. */
const commonWords = ['title', 'id', 'file', 'region'];

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
    return `Unknown language "${block.language}".${suggestion(
      block.language,
      roles.flatMap(({languages}) => languages),
    )}`;
  }
  const asked = candidates.filter(({marker}) => marker !== undefined && hasWord(block, marker));
  if (asked.length > 1) {
    return `Two roles at once: ${asked.map(({name}) => `"${name}"`).join(' and ')}. Keep one of the words.`;
  }
  const role = asked[0] ?? candidates.find(({marker}) => marker === undefined);
  return role ? (wrongWord(block, role) ?? role) : missingRole(block, candidates);
}

function missingRole(block: SampleBlock, candidates: readonly Role[]): string {
  const names = candidates.map(({name}) => `"${name}"`).join(', ');
  const written = wordsOf(block).filter((word) => !commonWords.includes(word));
  const fault =
    written.length === 0
      ? `A ${block.language} block needs a role`
      : `Unknown role "${block.language} ${written.join(' ')}"`;
  const markers = candidates.flatMap(({marker}) => marker ?? []);
  const nearest = written[0] === undefined ? undefined : nearestName(written[0], markers);
  return `${fault}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`} Roles: ${names}.`;
}

function wrongWord(block: SampleBlock, role: Role): string | undefined {
  const known = [...commonWords, ...(role.marker === undefined ? [] : [role.marker]), ...(role.words ?? [])];
  const unknown = wordsOf(block).find((word) => !known.includes(word));
  if (unknown !== undefined) {
    return `"${unknown}" is no word of the role "${role.name}".${suggestion(unknown, known)}`;
  }
  if (hasWord(block, 'region') && block.values.file === undefined) {
    return '"region" names a part of a sample file, but the fence names no file. Add file=examples/…, or leave it out.';
  }
  return wrongLine(block);
}

function wrongLine({code, lines, wrongRanges}: SampleBlock): string | undefined {
  const [wrong] = wrongRanges;
  if (wrong !== undefined) {
    return `"${wrong}" names no lines to highlight. Write lines and ranges from 1, such as {2,4-6}.`;
  }
  const lineCount = code.split('\n').length;
  const beyond = [...lines].find((line) => line > lineCount);
  return beyond === undefined
    ? undefined
    : `Line ${beyond} is to be highlighted, but the block has ${lineCount} lines.`;
}

function suggestion(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known);
  return nearest === undefined ? ` Known: ${[...new Set(known)].join(', ')}.` : ` Did you mean "${nearest}"?`;
}
