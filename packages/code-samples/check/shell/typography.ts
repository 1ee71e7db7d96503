import type {Node} from '@vscode/tree-sitter-wasm';
import type {SampleProblem} from '../role';

/** Characters that editors and websites write in place of those that a shell understands. */
const typographic: Readonly<Record<string, {readonly name: string; readonly plain: string}>> = {
  '\u00a0': {name: 'a no-break space', plain: 'a space'},
  '\u2013': {name: 'an en dash', plain: '- or --'},
  '\u2014': {name: 'an em dash', plain: '--'},
  '\u2018': {name: 'a typographic quotation mark', plain: "'"},
  '\u2019': {name: 'a typographic quotation mark', plain: "'"},
  '\u201c': {name: 'a typographic quotation mark', plain: '"'},
  '\u201d': {name: 'a typographic quotation mark', plain: '"'},
};

/** Parts of a script in which any character is text. */
const texts = ['string', 'raw_string', 'ansi_c_string', 'comment', 'heredoc_body'];

/**
 * Finds typographic characters outside of quoted strings and comments: a shell takes them for parts of words.
 * @param root syntax tree of the bash grammar, with or without errors
 */
export function typographyProblems(root: Node): SampleProblem[] {
  const ranges = root
    .descendantsOfType(texts)
    .flatMap((node) => (node ? [[node.startIndex, node.endIndex] as const] : []));
  return [...root.text.matchAll(/[\u00a0\u2013\u2014\u2018\u2019\u201c\u201d]/gu)].flatMap(({0: character, index}) => {
    const found = typographic[character];
    const at = root.startIndex + index;
    if (!found || ranges.some(([start, end]) => start <= at && at < end)) return [];
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const written = /\S/u.test(character) ? ` (${character})` : '';
    const line = root.startPosition.row + root.text.slice(0, index).split('\n').length;
    return [
      {
        line,
        message: `The line has ${found.name}, U+${code}${written}, which the shell takes for text. Write ${found.plain}.`,
      },
    ];
  });
}
