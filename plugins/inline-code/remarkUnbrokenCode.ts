import type {ElementContent} from 'hast';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What fits into a line of a nested list on the narrowest screen, 320 pixels wide. */
const longestUnbroken = 24;

const className = ['unbroken'];

/** Browsers break a line behind `-`, `/` and `?`. */
const isKept = (text: string): boolean => text.length <= longestUnbroken && /[-/?]./.test(text);

/** Text with those pieces that are kept in elements of their own; nothing when none is. */
function withKept(pieces: readonly string[], areKept: (piece: string) => boolean): ElementContent[] | undefined {
  if (!pieces.some(areKept)) return undefined;
  return pieces.map((value) =>
    areKept(value)
      ? {type: 'element', tagName: 'span', properties: {className}, children: [{type: 'text', value}]}
      : {type: 'text', value},
  );
}

/** The words of a longer command. */
function keptWords(command: string): ElementContent[] | undefined {
  const words = command.split(/(?<= )|(?= )/);
  return words.length > 1 ? withKept(words, isKept) : undefined;
}

/** The first words of flags, with their dashes: in a table what is short may break, and not behind `--`. */
function keptFlags(command: string): ElementContent[] | undefined {
  const flags: readonly string[] = command.match(/(?<![^ ])--?\w+/g) ?? [];
  return withKept(command.split(/((?<![^ ])--?\w+)/).filter(Boolean), (piece) => flags.includes(piece));
}

/**
 * Remark plugin: keeps short names and commands in one piece, and the words of longer ones. Without it a narrow screen
 * shows `--new-session` as `--` at the end of a line and `new-session` at the start of the next.
 */
export function remarkUnbrokenCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      const {value, data} = node;
      // What another plugin has given a look, such as the method of an operation, keeps it.
      if (data?.hProperties) return;
      const hChildren = isKept(value) ? keptFlags(value) : keptWords(value);
      if (isKept(value)) node.data = {...data, hProperties: {className}, hChildren};
      else if (hChildren) node.data = {...data, hChildren};
    });
  };
}
