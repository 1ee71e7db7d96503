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

/** Maximum number of words in a sentence; a piece of code counts as one. */
export const maxWords = 30;

/** Words that sell, and words that tell readers how hard something should feel. */
const emptyWords = new Set([
  ...['amazing', 'awesome', 'basically', 'blazing', 'blazingly', 'cutting-edge', 'easily', 'easy', 'effortless'],
  ...['effortlessly', 'just', 'obviously', 'powerful', 'seamless', 'seamlessly', 'simply', 'state-of-the-art'],
  ...['trivial', 'trivially'],
]);

/** False positives of the list of long words. */
const plainEnough = [
  // Names of things: requests, addresses, functions, options, types, components, interfaces.
  ...[
    'address',
    'component',
    'delete',
    'forward',
    'function',
    'interface',
    'maximum',
    'minimum',
    'option',
    'parameters',
  ],
  ...['relative to', 'request', 'type', 'validate'],
  // Good English: "all of it", "the table contains", "side effect", "a proxy in between", "a multiple of 1000".
  ...['all of', 'contains', 'effect', 'in between', 'it is', 'multiple', 'there are', 'there is'],
];

/** Phrases that readers of English stumble over, most of them translated word for word, and what to write instead. */
const calques: readonly (readonly [phrase: string, instead: string])[] = [
  ['behind the (?:prompt|command|name|flag|colon)', 'after the …'],
  ['(?:before or behind)', 'before or after'],
  ['stands? (?:in|on|at|below|above|beside|before|behind|there|here|for itself|alone)', 'is, appears or goes …'],
  ['goes? on(?: with)?', 'continues'],
  ['all the same', 'anyway'],
  ['anew|afresh', 'again'],
  ['beforehand', 'in advance'],
  ['for ever', 'forever'],
  ['for want of', 'because … is missing'],
  ['calls? (?:of|to) the model', 'model call'],
  ['the start (?:ends?|fails?)', "… ends, or … doesn't start"],
  ['ways? (?:out|round)', 'fix or workaround'],
  ['of (?:its|your|their|his|our) own', 'its own …, your …, or a separate …'],
  ['tells? (?:nothing|what|which|whether|how|that)', 'says or shows'],
  ['counts? (?:as|for)', 'is treated as'],
  ['brings? nothing', 'has no effect'],
  ['comes? into being', 'is created'],
  ['(?<!there )(?:is|are) no (?!longer|more|other|need|way|one|such|different|better|worse|less)[a-z]+', "isn't a …"],
  ['holds? (?:for|good)', 'applies to'],
  ['the whole of it', 'all of it'],
  ['the other way round', 'conversely'],
  ['nobody|somebody|anybody', 'no one, someone, anyone; better: name who'],
  ['refus(?:e|es|ed|al|ing)', 'deny or reject'],
  ['e-mails?', 'email'],
  ['summaris(?:e|es|ed|ing)', 'summarize'],
];

const noCalques: ProseRule = (prose, file) => {
  const patterns = calques.map(([phrase, instead]) => ({pattern: new RegExp(`\\b(?:${phrase})\\b`, 'giu'), instead}));
  visit(prose, 'SentenceNode', (sentence) => {
    const text = toString(sentence);
    for (const {pattern, instead} of patterns) {
      for (const [found] of text.matchAll(pattern)) {
        file.message(`Unexpected \`${found}\`, write ${instead}`, sentence.position?.start);
      }
    }
  });
};

/** Numbers of four or more digits have a comma for the thousands, except ports, years and values in code. */
const oneNumberFormat: ProseRule = (prose, file) => {
  visit(prose, 'SentenceNode', (sentence) => {
    for (const [found] of toString(sentence).matchAll(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/gu)) {
      file.message(`Unexpected \`${found}\`, write ${found.replaceAll(/\D/gu, ',')}`, sentence.position?.start);
    }
  });
};

const shortSentences: ProseRule = (prose, file) => {
  visit(prose, 'SentenceNode', ({children}) => {
    let words: typeof children = [];
    const close = () => {
      const first = words[0]?.position?.start;
      const begin = words
        .slice(0, 4)
        .map((word) => toString(word))
        .join(' ');
      if (words.length > maxWords) {
        file.message(`Sentence \`${begin} …\` has ${words.length} words, make sentences of at most ${maxWords}`, first);
      }
      words = [];
    };
    for (const [index, node] of children.entries()) {
      if (node.type === 'WordNode' || node.type === 'SourceNode') words.push(node);
      // The parser attaches a sentence that begins with code to the one before.
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

/** Passive voice and reading ease were tried and left out: here they flag more good sentences than bad ones. */
export const proseRules = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextSimplify, {ignore: plainEnough})
  .use(() => shortSentences)
  .use(() => noEmptyWords)
  .use(() => noShouting)
  .use(() => noCalques)
  .use(() => oneNumberFormat)
  .freeze();
