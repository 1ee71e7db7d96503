// Highlights the words of a search in the section that a result links to, until the reader scrolls. The document stays
// unchanged: https://developer.mozilla.org/en-US/docs/Web/API/CSS_Custom_Highlight_API

import {decoded, escapeRegex} from '@docs-kit/report/text';

const name = 'search';
const clearingKeys = new Set(['Escape', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);
const maxMarks = 200;

/** Like a marker pen, on which the colors of links and soft text have too little contrast. */
const style = `
  ::highlight(${name}) { color: CanvasText; background-color: rgb(245 190 40 / 40%); }
  @media (forced-colors: active) { ::highlight(${name}) { color: MarkText; background-color: Mark; } }`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const follows = (node: Node, other: Node): boolean =>
  Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Returns a test for nodes of the linked section: a table row, or a heading and the content below it. */
function sectionAt(root: Element, hash: string): (node: Node) => boolean {
  const target = document.getElementById(decoded(hash.slice(1)) ?? '');
  if (!target) return () => true;
  const row = target.closest('tr');
  if (row) return (node) => row.contains(node);
  const next = [...root.querySelectorAll('h2[id], h3[id], h4[id]')].find((heading) => follows(heading, target));
  return (node) => follows(node, target) && !(next && (next.contains(node) || follows(node, next)));
}

function rangesOf(root: Element, words: readonly string[], hash: string): Range[] {
  const ranges: Range[] = [];
  const isInSection = sectionAt(root, hash);
  const escaped = words.map(escapeRegex);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})[\\p{L}\\p{N}]*`, 'giu');
  // Text in diagrams has its own colors, which a highlight would hide. Breadcrumbs aren't the text of the page.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    isInSection(node) && !node.parentElement?.closest('svg, nav') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  for (const nodes of joinedTexts(texts)) {
    for (const {index, 0: match} of nodes
      .map(({data}) => data)
      .join('')
      .matchAll(pattern)) {
      if (ranges.length === maxMarks) return ranges;
      const range = document.createRange();
      range.setStart(...placeIn(nodes, index));
      range.setEnd(...placeIn(nodes, index + match.length));
      ranges.push(range);
    }
  }
  return ranges;
}

/** Returns the text nodes, grouped across `wbr` elements, which only occur within names. */
function joinedTexts(walker: TreeWalker): Text[][] {
  const joined: Text[][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.previousSibling?.nodeName === 'WBR') joined.at(-1)?.push(node);
    else joined.push([node]);
  }
  return joined;
}

/** Returns the node at an offset in joined text nodes, and the offset within that node. */
function placeIn(nodes: readonly Text[], offset: number): [node: Text, offset: number] {
  const [node, ...others] = nodes as [Text, ...Text[]];
  return offset <= node.length || others.length === 0 ? [node, offset] : placeIn(others, offset - node.length);
}

function clearAtScroll(): void {
  const ended = new AbortController();
  const clear = (): void => {
    CSS.highlights.delete(name);
    ended.abort();
  };
  const options = {passive: true, signal: ended.signal};
  addEventListener('wheel', clear, options);
  addEventListener('touchmove', clear, options);
  addEventListener('keydown', ({key}) => clearingKeys.has(key) && clear(), options);
  // A press on the scroll bar targets the root element.
  addEventListener('pointerdown', ({target}) => target === document.documentElement && clear(), options);
}

/** Highlights words in the section that the hash of the address links to. */
export function highlightWords(words: readonly string[], hash: string): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  const main = document.querySelector('main article') ?? document.querySelector('main');
  const marked = words.filter(({length}) => length > 1);
  if (marked.length === 0 || !main) return;
  CSS.highlights.set(name, new Highlight(...rangesOf(main, marked, hash)));
  clearAtScroll();
}
