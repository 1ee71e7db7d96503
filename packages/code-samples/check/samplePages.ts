import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {fencesOf, nodesOf, parsePage, readSampleFile, type Fence} from '@docs-kit/pages';
import {messageOf, ProblemError, type Problem} from '@docs-kit/report';

/**
 * A code block of a page, with the text of the sample file if its fence refers to one; or a block that a directive
 * generates, on the line of the directive.
 */
export interface SampleBlock extends Omit<Fence, 'offset'> {
  /** Path of the page, relative to the site, with forward slashes. */
  readonly file: string;
  /** Number of the block on its page, from 0. */
  readonly index: number;
  /** Name of the directive that generated the block, for the results. */
  readonly directive?: string;
  readonly unreadable?: string;
}

export interface SamplePage {
  readonly file: string;
  readonly blocks: readonly SampleBlock[];
}

export interface ReadSamplePage extends SamplePage {
  /** Why the page or some of its directives couldn't be read. Their blocks are missing. */
  readonly problems: readonly Problem[];
}

/** Returns the page's line for a line of the block's text, or the fence's line if the text isn't on the page. */
export function pageLine(block: SampleBlock, line: number): number {
  const isElsewhere = block.directive !== undefined || block.values.file !== undefined;
  return isElsewhere ? block.line : block.line + line;
}

/** Formats the location of a block: `content/docs/x.md:12`. */
export const formatPlace = (block: Pick<SampleBlock, 'file' | 'line'>): string => `${block.file}:${block.line}`;

/**
 * Returns a reader of pages.
 * @param siteDir absolute path of the site
 * @param expand the remark plugin that expands directives in the build, so that generated blocks are checked too
 * @returns a function that takes a page's path, relative to the site, and optionally its text
 */
export function openSamplePages(
  siteDir: string,
  expand?: (tree: Root, file: VFile) => void,
): (file: string, source?: string) => ReadSamplePage {
  return (file, source) => {
    const location = path.join(siteDir, file);
    const value = source ?? readFileSync(location, 'utf8');
    const {tree, problem} = parsePage(file, value);
    const directives = directivesOf(tree);
    const problems: Problem[] = problem ? [problem] : [];
    try {
      expand?.(tree, new VFile({value, path: location}));
    } catch (error) {
      problems.push(...(error instanceof ProblemError ? error.problems : [{file, line: 1, message: messageOf(error)}]));
    }
    // A block that isn't closed contains the page's text.
    const closed = fencesOf(tree).filter(({line}) => line !== problem?.line);
    const blocks = closed.map(({offset, ...fence}, index): SampleBlock => {
      const block = {...fence, file, index, directive: directives.get(offset)};
      try {
        return {...block, code: readSampleFile(siteDir, fence)};
      } catch (error) {
        return {...block, unreadable: messageOf(error)};
      }
    });
    return {file, blocks, problems};
  };
}

/** Returns the leaf directives by offset, since nodes that replace them keep it: `::operation{id="x"}` as `operation x`. */
const directivesOf = (tree: Root): ReadonlyMap<number | undefined, string> =>
  new Map(
    nodesOf(tree, 'leafDirective').map(({name, attributes, position}) => [
      position?.start.offset,
      [name, Object.values(attributes ?? {})[0]].filter(Boolean).join(' '),
    ]),
  );
