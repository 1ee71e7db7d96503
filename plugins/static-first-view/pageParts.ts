import {Parser} from 'htmlparser2';

/** What a page is made of, as far as selectors and variables can ask for it. */
export interface PageParts {
  /** Names of elements, in lower case. */
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Names of attributes, in lower case. */
  readonly attributes: ReadonlySet<string>;
  /** Custom properties that the page itself sets or reads, in style attributes, drawings and style elements. */
  readonly variables: ReadonlySet<string>;
}

const variableUse = /(?:var\(\s*|(?:^|[\s;{]))(--[\w-]+)(?=\s*[:,)])/g;

/** Reads the parts of an HTML page. */
export function pageParts(html: string): PageParts {
  const elements = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = new Set<string>();
  const variables = new Set<string>();
  let isInStyle = false;
  const addVariables = (text: string) => {
    for (const [, name] of text.matchAll(variableUse)) {
      variables.add(name ?? '');
    }
  };

  const parser = new Parser({
    onopentag(element, attributesOfElement) {
      elements.add(element);
      isInStyle = element === 'style';
      for (const [name, value] of Object.entries(attributesOfElement)) {
        attributes.add(name);
        if (name === 'class') {
          value.split(/\s+/).forEach((word) => classes.add(word));
        } else if (name === 'id') {
          ids.add(value);
        } else if (value.includes('--')) {
          addVariables(value);
        }
      }
    },
    ontext(text) {
      if (isInStyle) {
        addVariables(text);
      }
    },
    onclosetag() {
      isInStyle = false;
    },
  });
  parser.end(html);
  return {elements, classes, ids, attributes, variables};
}

/** Names that the selectors of a style sheet can ask for, and others that stand in its text. */
export function namesIn(css: string): ReadonlySet<string> {
  return new Set(css.match(/(?:[\w-]|\\.)+/g)?.map((name) => name.replaceAll('\\', '')));
}

/**
 * What a style sheet can see of a page, as text: pages with the same text need the same styles.
 * @param names of the sheet, from {@link namesIn}
 */
export function visibleParts(
  {elements, classes, ids, attributes, variables}: PageParts,
  names: ReadonlySet<string>,
): string {
  const visible = [elements, classes, ids, attributes].map((part) =>
    [...part].filter((name) => names.has(name)).sort(),
  );
  return JSON.stringify([...visible, [...variables].sort()]);
}
