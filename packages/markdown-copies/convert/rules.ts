import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {BlockContent, Heading, PhrasingContent, RootContent} from 'mdast';
import {capitalized} from '@docs-kit/report/text';
import {childElements, find, hasClass, label, textOf, withId} from './nodes';

/** Converts elements of one kind to Markdown. */
export interface ElementRule {
  /** Name of the element: `figure`. */
  readonly tagName: string;
  /** The class of elements that the rule applies to; all by default. */
  readonly className?: string;
  /** Returns Markdown nodes, or an empty list to leave the element out. */
  convert(element: Element, state: State): readonly RootContent[];
}

const leftOut = (tagName: string, className?: string): ElementRule => ({tagName, className, convert: () => []});

/** Returns the language from the class of elements, such as `language-yaml`: `code` in HTML, `pre` in Docusaurus. */
function languageOf(...elements: readonly Element[]): string {
  const names = elements.flatMap(({properties}) => properties.className).map(String);
  const name = names.find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) || 'text';
}

/** Returns the code of a `pre` element, byte for byte, without the newline that HTML adds after the last line. */
export function codeOf(pre: Element, title?: string): RootContent {
  const code = find(pre, ({tagName}) => tagName === 'code') ?? pre;
  const meta = title === undefined ? null : `title="${title.replaceAll('"', "'")}"`;
  return {type: 'code', lang: languageOf(code, pre), meta, value: textOf(code).replace(/\n$/, '')};
}

/** A note, tip or warning of Docusaurus becomes a quotation whose first line says which. */
const admonition: ElementRule = {
  tagName: 'div',
  className: 'theme-admonition',
  convert(element, state) {
    const [heading, content] = childElements(element);
    const kind = /theme-admonition-(?<kind>\w+)/.exec(String(element.properties.className))?.groups?.kind ?? 'note';
    const title = heading ? (state.all(heading) as PhrasingContent[]) : [];
    const word = capitalized(kind);
    const written = textOf(heading ?? element).trim();
    const isKind = written.toLowerCase() === kind;
    const first: PhrasingContent[] = isKind
      ? [{type: 'text', value: word}]
      : [{type: 'text', value: `${word}: `}, ...title];
    const text = content ? (state.toFlow(state.all(content)) as BlockContent[]) : [];
    return [{type: 'blockquote', children: [label(...first), ...text]}];
  },
};

/** A `<details>` element becomes its summary in bold, followed by its content. */
const details: ElementRule = {
  tagName: 'details',
  convert(element, state) {
    const [summary, ...rest] = childElements(element);
    if (hasClass(element, 'theme-doc-toc-mobile')) return [];
    const title = summary ? (state.all(summary) as PhrasingContent[]) : [];
    return [
      withId(label(...title), element),
      ...(state.toFlow(state.all({...element, children: rest})) as BlockContent[]),
    ];
  },
};

/** Docusaurus' tabs become their panels, each below the name of its tab. */
const tabs: ElementRule = {
  tagName: 'div',
  className: 'tabs-container',
  convert(element, state) {
    const [bar, panels] = childElements(element);
    const names = bar ? childElements(bar).map(textOf) : [];
    return (panels ? childElements(panels) : []).flatMap((panel, index) => [
      label({type: 'text', value: names[index] ?? ''}),
      ...(state.toFlow(state.all(panel)) as BlockContent[]),
    ]);
  },
};

/** A card that links to a page becomes a heading with the link, and its description as text. */
const docCard: ElementRule = {
  tagName: 'a',
  className: 'theme-doc-card-container',
  convert(element, state) {
    const url = String(element.properties.href);
    return childElements(element).map((child) => {
      const children = state.all(child) as PhrasingContent[];
      const [, depth] = /^h([2-6])$/u.exec(child.tagName) ?? [];
      return depth
        ? {
            type: 'heading',
            depth: Number(depth) as Heading['depth'],
            children: [{type: 'link', url, children}] as PhrasingContent[],
          }
        : {type: 'paragraph', children};
    });
  },
};

/** The header of a page that is a post keeps the title and the date, and leaves out the authors. */
const postHeader: ElementRule = {
  tagName: 'header',
  convert(element, state) {
    const isPost = ['h1', 'time'].every((name) => find(element, ({tagName}) => tagName === name));
    const isOfAuthors = (child: Element): boolean => find(child, (below) => hasClass(below, 'avatar')) !== undefined;
    const children = childElements(element).filter((child) => !isPost || !isOfAuthors(child));
    return state.toFlow(state.all({...element, children})) as RootContent[];
  },
};

/** Rules for elements of Docusaurus' classic theme, and for those that matter only in a browser. */
export const standardRules: readonly ElementRule[] = [
  ...['nav', 'button', 'script', 'style', 'svg', 'input'].map((tagName) => leftOut(tagName)),
  leftOut('a', 'hash-link'),
  leftOut('footer', 'theme-doc-footer'),
  // The list of headings beside a page.
  leftOut('ul', 'table-of-contents'),
  // Below a post: its tags, the link to edit it, and the day of the last edit.
  leftOut('div', 'theme-blog-footer-edit-meta-row'),
  postHeader,
  {tagName: 'pre', convert: (element) => [codeOf(element)]},
  admonition,
  details,
  tabs,
  docCard,
];
