// Every page in the specification exists, has its title, and is in its position in the sidebar.
import {describe, expect, it} from 'vitest';
import {api, blog, docs, singlePages, type Route, type RouteGroup} from '../browser/data/routes';
import {pages, redirectPages} from './support/builtSite';
import {attribute, elementsOf, textOf, type HtmlElement, type HtmlNode} from './support/html';

const label = (element: HtmlElement | undefined) => element && textOf(element).trim().replace(/\s+/gu, ' ');
const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
const firstLink = (node: HtmlNode) => elementsOf(node).find(({tagName}) => tagName === 'a');

/** Returns the lists around an element, from the outside in. */
function listsAround({parentNode}: HtmlElement): HtmlElement[] {
  if (!parentNode || !isElement(parentNode)) return [];
  return [...listsAround(parentNode), ...(parentNode.tagName === 'ul' ? [parentNode] : [])];
}

/** Returns the label of the category that a sidebar list belongs to: the text of the link right before the list. */
function categoryOf(list: HtmlElement): string | undefined {
  const siblings = (list.parentNode?.childNodes ?? []).filter(isElement);
  const before = siblings[siblings.indexOf(list) - 1];
  return before?.tagName === 'div' ? label(firstLink(before)) : undefined;
}

/** Returns the labels from the top of the sidebar down to the current page, and those in its category, in order. */
function sidebarPlace(elements: readonly HtmlElement[], sidebar: string) {
  const navigation = elements.find(
    (element) => element.tagName === 'nav' && attribute(element, 'aria-label') === sidebar,
  );
  const entry = navigation && elementsOf(navigation).find((element) => attribute(element, 'aria-current') === 'page');
  if (!entry) return undefined;
  const lists = listsAround(entry);
  return {
    place: [...lists.flatMap((list) => categoryOf(list) ?? []), label(entry)],
    category: (lists.at(-1)?.childNodes ?? []).filter(isElement).map((item) => label(firstLink(item))),
  };
}

function labelsOfCategory(routes: readonly Route[], place: readonly string[]): (string | undefined)[] {
  const category = place.slice(0, -1).join();
  return routes.filter((route) => route.place?.slice(0, -1).join() === category).map((route) => route.place?.at(-1));
}

function testRoutes({sidebar, routes}: RouteGroup): void {
  const rows = routes.map((route) => ({...route, where: route.place?.join(' › ') ?? 'no sidebar'}));
  it.each(rows)('$path shows "$h1" and is at its place: $where', ({path, h1, place}) => {
    const page = pages.find(({route}) => route === path);
    expect(page, `${path} was not built`).toBeDefined();
    const elements = page?.elements ?? [];
    expect(elements.filter(({tagName}) => tagName === 'h1').map(label)).toEqual([h1]);
    if (!place || !sidebar) return;
    const shown = sidebarPlace(elements, sidebar);
    expect(shown?.place).toEqual(place);
    const expected = labelsOfCategory(routes, place);
    // Other pages may be between those of the specification.
    expect(shown?.category.filter((name) => expected.includes(name))).toEqual(expected);
  });
}

describe('[ROUTE-1] single pages', () => testRoutes(singlePages));
describe('[ROUTE-2] pages of the blog', () => testRoutes(blog));
describe('[ROUTE-3] pages of the API reference', () => testRoutes(api));
describe('[ROUTE-4] pages of the docs', () => testRoutes(docs));

it('[ROUTE-14] the folder of each page is a page, or leads to one', () => {
  const there = new Set([...pages, ...redirectPages].map(({route}) => route.replace(/(?:\/index)?\/?$/u, '')));
  const folders = new Set(pages.map(({route}) => route.replace(/\/[^/]*$/u, '')));
  expect(folders.size).toBeGreaterThan(10);
  expect([...folders].filter((folder) => !there.has(folder))).toEqual([]);
});
