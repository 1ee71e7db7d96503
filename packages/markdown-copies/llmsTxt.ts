import {copyPath} from './addresses';
import {sectionsOf} from './convert';
import {type ConvertedPage, type CopySite, sizeNote} from './copies';
import type {Group} from './groups';
import type {Area, MarkdownCopiesOptions, ResourceLink} from './index';

interface ListedPage extends ConvertedPage {
  readonly bytes: number;
}

/** The heading in `llms.txt` for pages that can be skipped when a shorter context is needed: https://llmstxt.org */
const optional = 'Optional';

/** Returns the groups of all pages. Pages of an area that aren't in a sidebar, such as lists of posts, are optional. */
export function completeGroups(
  pages: readonly ConvertedPage[],
  groups: readonly Group[],
  areas: readonly Area[],
  {baseUrl}: CopySite,
): Group[] {
  const named = new Set(groups.flatMap(({paths}) => paths));
  const others = pages.map((page) => page.path).filter((path) => !named.has(path));
  const isInArea = (path: string): boolean => areas.some((area) => `${path}/`.startsWith(`${baseUrl}${area.path}/`));
  return [
    ...groups,
    {title: 'About this site', paths: others.filter((path) => !isInArea(path))},
    {title: optional, paths: others.filter(isInArea)},
  ];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Formats an item as https://llmstxt.org defines it: `- [name](url): notes`. */
function linkLine(title: string, address: string, notes: readonly string[]): string {
  const written = notes.filter(Boolean).join('. ');
  return `- [${title}](${address})${written && ': '}${written}`;
}

function pageLine({path, title, description, bytes}: ListedPage, {url, baseUrl}: CopySite): string {
  return linkLine(title, url + copyPath(path, baseUrl), [sizeNote(bytes), oneLine(description ?? '')]);
}

const isMarkdown = ({path}: ResourceLink): boolean => path.endsWith('.md');

/**
 * Lists files that aren't Markdown above the first heading, where the format allows any text. They're addresses instead
 * of links, so that agents that read every link of an index read only pages.
 */
function fileLines(resources: readonly ResourceLink[], home: string): string[] {
  const lines = resources.map(
    ({title, path, description}) => `- ${title}, \`${new URL(path, home).href}\`: ${oneLine(description)}`,
  );
  return lines.length === 0 ? [] : ["Files that aren't Markdown:", '', ...lines, ''];
}

function groupLines(groups: readonly Group[], pages: readonly ListedPage[], site: CopySite): string[] {
  const byPath = new Map(pages.filter(({isListed}) => isListed).map((page) => [page.path, page]));
  return groups.flatMap(({title, paths}) => {
    const lines = paths.flatMap((path) => byPath.get(path) ?? []).map((page) => pageLine(page, site));
    return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
  });
}

const text = (lines: readonly string[]): string => `${lines.join('\n').trim()}\n`;

/** Writes `llms.txt`: what the site is, files that aren't pages, and one line for each page. */
export function llmsTxt(
  pages: readonly ListedPage[],
  groups: readonly Group[],
  site: CopySite,
  {summary, notes = [], resources = [], areas = []}: MarkdownCopiesOptions,
): string {
  const home = site.url + site.baseUrl;
  const files = resources.flatMap(({links}) => links).filter((link) => !isMarkdown(link));
  const linkLines = resources.flatMap(({title, links}) => {
    const lines = links
      .filter(isMarkdown)
      .map((link) => linkLine(link.title, new URL(link.path, home).href, [oneLine(link.description)]));
    return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
  });
  const indexes = areas.map(({path, title}) => `[${title}](${home}${path}/llms.txt)`).join(', ');
  const full = `Everything in one file: [llms-full.txt](${home}llms-full.txt).`;
  return text([
    `# ${site.title}`,
    '',
    `> ${summary}`,
    '',
    ...notes.flatMap((note) => [note, '']),
    indexes === '' ? full : `Indexes with the headings of each page: ${indexes}. ${full}`,
    '',
    ...fileLines(files, home),
    ...linkLines,
    ...groupLines(groups, pages, site),
  ]);
}

/** Writes the index of one part of the site, which also lists the sections of each page. */
export function areaTxt(area: Area, pages: readonly ListedPage[], groups: readonly Group[], site: CopySite): string {
  const start = `${site.baseUrl}${area.path}`;
  const own = pages.filter(({path}) => path === start || path.startsWith(`${start}/`));
  const withHeadings = own.map((page) => {
    const headings = sectionsOf(page.tree.children, 2).sections.map(({title}) => title);
    const sections = headings.length === 0 ? '' : ` Sections: ${headings.join('; ')}.`;
    return {...page, description: `${page.description ?? ''}${sections}`};
  });
  return text([
    `# ${site.title}: ${area.title}`,
    '',
    `> All parts of the site are listed in [llms.txt](${site.url}${site.baseUrl}llms.txt).`,
    '',
    ...groupLines(groups, withHeadings, site),
  ]);
}
