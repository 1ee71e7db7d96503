import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {animationsInStyle} from './animations';

/** What can be told of a page without a tree of it. */
export interface PageOutline {
  /** Custom properties that the page itself sets or reads, in style attributes, drawings and style elements. */
  readonly variables: ReadonlySet<string>;
  /** Short text for what a style sheet can see of the page: pages with the same text need the same styles. */
  readonly visible: string;
}

const variableUse = /(?:var\(\s*|(?:^|[\s;{]))(--[\w-]+)(?=\s*[:,)])/g;

/** Names that the selectors of a style sheet can ask for, and others that stand in its text. */
export function namesIn(css: string): ReadonlySet<string> {
  return new Set(css.match(/(?:[\w-]|\\.)+/g)?.map((name) => name.replaceAll('\\', '')));
}

/** What can stand in a sheet as a class, an id or the name of a movement. */
function wordsOf(attribute: string, value: string): string[] {
  if (attribute === 'style') {
    return animationsInStyle(value);
  }
  return attribute === 'class' || attribute === 'id' ? value.split(/\s+/) : [];
}

/** Words of an attribute that stand in the sheet; all of it where the sheet asks for the attribute. */
function visibleWords([attribute, value]: readonly [string, string], names: ReadonlySet<string>): string[] {
  const words = names.has(attribute) ? [value] : wordsOf(attribute, value).filter((word) => names.has(word));
  return words.map((word) => `${attribute}=${word}`);
}

/**
 * Reads through an HTML page.
 * @param names that the style sheet of the page knows, from {@link namesIn}
 */
export function readPageOutline(html: string, names: ReadonlySet<string>): PageOutline {
  const variables = new Set<string>();
  const visible = createHash('sha256');
  let isInStyle = false;
  const addVariables = (text: string) => {
    for (const [, name] of text.matchAll(variableUse)) {
      variables.add(name ?? '');
    }
  };
  const parser = new Parser({
    onopentag(element, attributes) {
      isInStyle = element === 'style';
      visible.update(`\n<${element}`);
      for (const attribute of Object.entries(attributes)) {
        visibleWords(attribute, names).forEach((word) => visible.update(` ${word}`));
        if (attribute[1].includes('--')) {
          addVariables(attribute[1]);
        }
      }
    },
    ontext(text) {
      // Whether there is any is all that a selector can ask of it.
      visible.update('\ntext');
      if (isInStyle) {
        addVariables(text);
      }
    },
    onclosetag() {
      isInStyle = false;
      visible.update('\n>');
    },
  });
  parser.end(html);
  return {variables, visible: visible.update([...variables].sort().join()).digest('base64')};
}
