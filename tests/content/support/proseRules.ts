import {toNlcst} from 'mdast-util-to-nlcst';
import {toString} from 'nlcst-to-string';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

type Prose = ReturnType<typeof toNlcst>;
type ProseRule = (prose: Prose, file: VFile) => void;

/** Words that a sentence may have; a piece of code counts as one. */
export const mostWords = 30;

/** Words that sell, and words that tell readers how hard they should find it. */
const emptyWords = new Set([
  ...['amazing', 'awesome', 'basically', 'blazing', 'blazingly', 'cutting-edge', 'easily', 'easy', 'effortless'],
  ...['effortlessly', 'just', 'obviously', 'powerful', 'seamless', 'seamlessly', 'simply', 'state-of-the-art'],
  ...['trivial', 'trivially'],
]);

/** What the list of long words gets wrong here. */
const plainEnough = [
  // Names of things: requests, addresses, functions, options, types, components, interfaces.
  ...['address', 'component', 'delete', 'forward', 'function', 'interface', 'maximum', 'minimum', 'option', 'parameters'],
  ...['relative to', 'request', 'type', 'validate'],
  // Good English: "all of it", "the table contains", "side effect", "a proxy in between", "a multiple of 1000".
  ...['all of', 'contains', 'effect', 'in between', 'it is', 'multiple', 'there are', 'there is'],
];

const shortSentences: ProseRule = (prose, file) => {
  visit(prose, 'SentenceNode', ({children}) => {
    let words: typeof children = [];
    const close = () => {
      const first = words[0]?.position?.start;
      const begin = words.slice(0, 4).map((word) => toString(word)).join(' ');
      if (words.length > mostWords) {
        file.message(`Sentence \`${begin} …\` has ${words.length} words, make sentences of at most ${mostWords}`, first);
      }
      words = [];
    };
    for (const [index, node] of children.entries()) {
      if (node.type === 'WordNode' || node.type === 'SourceNode') words.push(node);
      // The parser takes a sentence that begins with code for the rest of the one before.
      if (/[.?!]$/u.test(toString(node)) && children[index + 2]?.type === 'SourceNode') close();
    }
    close();
  });
};

const noEmptyWords: ProseRule = (prose, file) => {
  visit(prose, 'WordNode', (word) => {
    if (emptyWords.has(toString(word).toLowerCase())) {
      file.message(`Unexpected \`${toString(word)}\`, remove it or say what is the case`, word.position);
    }
  });
};

const noShouting: ProseRule = (prose, file) => {
  visit(prose, ['PunctuationNode', 'SymbolNode'], (sign) => {
    if (/!|\p{Emoji_Presentation}/u.test(toString(sign))) {
      file.message(`Unexpected \`${toString(sign)}\`, remove it`, sign.position);
    }
  });
};

/** Rules that are left out were tried: passive voice and reading ease find more good sentences than bad ones here. */
export const proseRules = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextSimplify, {ignore: plainEnough})
  .use(() => shortSentences)
  .use(() => noEmptyWords)
  .use(() => noShouting)
  .freeze();
