import path from 'node:path';
import {openContracts, openPageIndex, resolveLinks, type Directive, type DirectiveContext} from '@docs-kit/reference';
import {asMarkdown} from '@docs-kit/reference/testing';
import {linkSchemes, saikiDirectives} from './index';

const site = path.resolve(import.meta.dirname, '../..');

/** Context of a directive with the site's own contracts and pages, on a new page. */
export const contextOfSite: DirectiveContext = {
  contracts: openContracts(path.join(site, 'contracts')),
  findPage: openPageIndex(path.join(site, 'content')).lookUpFrom(path.join(site, 'content/new.md'), ''),
};

/** Finds a directive by name. */
export function directiveNamed(name: string): Directive {
  const found = saikiDirectives.find((directive) => directive.name === name);
  if (!found) throw new Error(`no directive ${name}`);
  return found;
}

/** Renders a directive as Markdown, with the site's own contracts by default. */
export function markdownOf(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  context: Partial<DirectiveContext> = {},
): string {
  const own = {...contextOfSite, ...context};
  return asMarkdown(resolveLinks(directiveNamed(name).render(attributes, own), own, linkSchemes));
}

/** Returns the cells in the row of a Markdown table that has the name in its first cell. */
export function rowOf(markdown: string, name: string): string[] | undefined {
  const line = markdown
    .split('\n')
    .find((text) => text.startsWith(`| [\`${name}\``) || text.startsWith(`| \`${name}\``));
  return line
    ?.split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
