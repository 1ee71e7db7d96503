// Reads pages without the parser, which takes seconds to load and run.
import path from 'node:path';
import {filesIn} from '@docs-kit/report';

/** A leaf directive that {@link scanDirectives} found. */
export interface ScannedDirective {
  /** Name after the two colons. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** From 1. */
  readonly line: number;
}

/** Matches a leaf directive. Quoted values may contain braces. */
const directive = /^\s*::(?<name>[a-zA-Z][\w-]*)(?:\{(?<attributes>(?:"[^"]*"|'[^']*'|[^"'}])*)\})?\s*$/u;

/**
 * Finds the leaf directives of a Markdown text, for callers that need those of all pages before a build starts. Ignores
 * directives in code blocks, which are samples.
 */
export function scanDirectives(source: string): ScannedDirective[] {
  let fence: string | undefined;
  return source.split('\n').flatMap((text, index) => {
    // With more backticks on the same line, it would be inline code.
    const marker = /^\s*(?<marker>`{3,}(?=[^`]*$)|~{3,})(?<rest>.*)$/u.exec(text)?.groups;
    if (marker?.marker !== undefined) {
      if (fence === undefined) fence = marker.marker;
      else if (marker.marker.startsWith(fence) && marker.rest?.trim() === '') fence = undefined;
      return [];
    }
    const written = directive.exec(text)?.groups;
    if (fence !== undefined || written?.name === undefined) return [];
    return [{name: written.name, attributes: attributesIn(written.attributes ?? ''), line: index + 1}];
  });
}

function attributesIn(written: string): ScannedDirective['attributes'] {
  const pairs = written.matchAll(/(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'}]+))/gu);
  return Object.fromEntries(
    [...pairs].map(({groups}) => [groups?.key, groups?.double ?? groups?.single ?? groups?.bare ?? '']),
  );
}

/**
 * Finds all `.md` and `.mdx` files in folders of the site.
 * @param folders relative to the site
 * @returns paths relative to the site, with forward slashes, sorted
 */
export function findPages(siteDir: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      filesIn(path.join(siteDir, folder))
        .filter((name) => /\.mdx?$/u.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .sort();
}
