import type {Nodes, Parent, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean, placeOf, ProblemError, relativePath, type Problem} from '@docs-kit/report';
import {assertUniqueAnchors} from './anchors';
import {openContracts} from './contracts';
import {checkAttributes, DirectiveError, type Directive, type DirectiveContext, type LinkScheme} from './directive';
import {openPageIndex} from './pageIndex';

/** Options of {@link remarkReference}. */
export interface ReferenceOptions {
  /** Absolute path of the site. File names in messages are relative to it. */
  readonly siteDir: string;
  /** Folder of the contracts, relative to the site. */
  readonly contracts: string;
  /** Folder of all pages, relative to the site, to find the targets of links between directives. */
  readonly pages: string;
  readonly directives: readonly Directive[];
  /** Functions that find the URL for links by name, by scheme: authors and directives write `[words](event:started)`. */
  readonly linkSchemes?: LinkSchemes;
}

/** Functions that find the URL for links by name, by scheme. */
export type LinkSchemes = Readonly<Record<string, LinkScheme>>;

/**
 * Remark plugin that replaces leaf directives (`::operation{id="…"}`) with Markdown nodes made from the contracts.
 * It must run before all plugins that process headings, admonitions, links or code.
 * @throws ProblemError with every directive of the page that is unknown or has a wrong attribute
 */
export function remarkReference(options: ReferenceOptions): (tree: Root, file: VFile) => void {
  const {siteDir, directives, linkSchemes = {}} = options;
  const contracts = openContracts(path.join(siteDir, options.contracts));
  const pages = openPageIndex(path.join(siteDir, options.pages));

  return (tree, vfile) => {
    const location = path.resolve(siteDir, vfile.path ?? 'unknown.md');
    const file = relativePath(siteDir, location);
    const context: DirectiveContext = {contracts, findPage: pages.lookUpFrom(location, String(vfile))};
    const generated = new Set<Nodes>();
    const problems: Problem[] = [];
    /** Returns the result of an action, undefined if it failed because of what the author wrote at a node. */
    const attempt = <Result>(node: Nodes, action: () => Result): Result | undefined => {
      try {
        return action();
      } catch (error) {
        if (!(error instanceof DirectiveError)) throw error;
        problems.push({file, ...placeOf(node), message: error.message, fix: error.fix});
        return undefined;
      }
    };

    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'definition')
        attempt(node, () => resolveLinks([node], context, linkSchemes));
      if (node.type !== 'leafDirective' || !parent || index === undefined) return undefined;
      const nodes = attempt(node, () => resolveLinks(render(node, directives, context), context, linkSchemes));
      if (!nodes) return SKIP;
      for (const child of nodes) setPosition(child, node);
      nodes.forEach((child) => generated.add(child));
      (parent as Parent).children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
    if (problems.length > 0) throw new ProblemError(problems);
    if (generated.size > 0) assertUniqueAnchors(tree, generated, file);
  };
}

/**
 * Resolves the links by name in nodes.
 * @returns the nodes
 * @throws DirectiveError for a name that doesn't exist
 */
export function resolveLinks(nodes: RootContent[], context: DirectiveContext, schemes: LinkSchemes): RootContent[] {
  const tree: Root = {type: 'root', children: nodes};
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const [scheme = '', ...rest] = node.url.split(':');
    if (rest.length > 0 && Object.hasOwn(schemes, scheme))
      node.url = schemes[scheme]?.(rest.join(':'), context) ?? node.url;
  });
  return nodes;
}

/** Sets the position of generated nodes to that of their directive, so that later messages have the author's line. */
function setPosition(generated: Nodes, directive: Nodes): void {
  visit(generated, (node) => {
    node.position = directive.position;
  });
}

/** @throws DirectiveError for an unknown directive, an unknown or missing attribute, or an unknown name in one */
function render(node: LeafDirective, directives: readonly Directive[], context: DirectiveContext): RootContent[] {
  const directive = directives.find(({name}) => name === node.name);
  if (directive) return directive.render(checkAttributes(node, directive), context);
  const names = directives.map(({name}) => name);
  throw new DirectiveError(`no directive "::${node.name}". ${didYouMean(node.name, names)}`);
}
