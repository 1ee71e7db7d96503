import type {Nodes, Parent, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fileIn, pageFault} from '../pageFault';
import {assertUniqueAnchors} from './anchors';
import {openContracts} from './contracts';
import {DirectiveError, type DirectiveContext, type ReferenceDirective} from './directive';
import {referenceDirectives} from './directives/index';
import {misplacedDirective} from './misplacedDirective';
import {openPageIndex} from './pageIndex';
import {renderDirective} from './renderDirective';

/** Settings of {@link remarkContractReference}. */
export interface ContractReferenceOptions {
  /** Absolute path of the folder that holds the contracts. */
  readonly contractsFolder: string;
  /** Absolute path of the site; file names in messages are relative to it. */
  readonly siteFolder: string;
  /** Names of leaf directives that other plugins expand, for example `diagram`. */
  readonly otherDirectives?: readonly string[];
  /** The directives to expand; the site's own when left out. */
  readonly directives?: readonly ReferenceDirective[];
}

/**
 * Remark plugin that replaces leaf directives (`::operation{id="…"}`) by Markdown nodes made from the contracts.
 * It belongs before all plugins that look at headings, admonitions, links or code.
 * @throws when a directive, an attribute or a name in one does not exist; the message names file, line and the fix
 */
export function remarkContractReference(options: ContractReferenceOptions): (tree: Root, file: VFile) => void {
  const contracts = openContracts(options.contractsFolder);
  const pages = openPageIndex(path.join(options.siteFolder, 'content'));
  const directives = options.directives ?? referenceDirectives;
  const others = new Set(options.otherDirectives);
  const names = new Set([...directives.map(({name}) => name), ...others]);

  return (tree, vfile) => {
    const location = path.resolve(options.siteFolder, vfile.path ?? 'unknown.md');
    const file = fileIn(options.siteFolder, location);
    const source = String(vfile);
    const context: DirectiveContext = {contracts, pageThatShows: pages.lookUpFrom(location, source)};
    const generated = new Set<Nodes>();

    visit(tree, (node, index, parent) => {
      if (generated.has(node)) return SKIP;
      const misplaced = misplacedDirective(node, names, source);
      if (misplaced) throw pageFault(file, misplaced.place, misplaced.message);
      if (node.type !== 'leafDirective' || others.has(node.name) || !parent || index === undefined) return undefined;
      try {
        const nodes = renderDirective(node, directives, names, context);
        for (const child of nodes) placeAt(child, node);
        nodes.forEach((child) => generated.add(child));
        (parent as Parent).children.splice(index, 1, ...(nodes as RootContent[]));
        return [SKIP, index + nodes.length];
      } catch (error) {
        throw located(error, node, file);
      }
    });
    if (generated.size > 0) assertUniqueAnchors(tree, generated, file);
  };
}

/** Generated nodes stand where their directive stands: later messages about them then name the author's line. */
function placeAt(generated: Nodes, directive: Nodes): void {
  visit(generated, (node) => {
    node.position = directive.position;
  });
}

const located = (error: unknown, node: Nodes, file: string): unknown =>
  error instanceof DirectiveError ? pageFault(file, node, error.message, error) : error;
