import {readFileSync} from 'node:fs';
import {transform, type Targets} from 'lightningcss';
import postcss, {type ChildNode, type Container, type Rule} from 'postcss';
import {memoized} from '@docs-kit/report/memory';
import {inlineConstants, removeUnreadVariables} from './customProperties';
import {readPageDocument, readSelectors, type PageDocument} from './selectors';

/** Transitions come with the full style sheet: nothing moves before hydration. */
const transition = /^(?:-webkit-)?transition(?:-|$)/;

/** What all pages with the same style sheet share. */
export interface SheetOptions {
  /** Text of the full style sheet. */
  readonly css: string;
  /** Attributes that scripts or readers change while a page is open: rules for any of their values are kept. */
  readonly stateAttributes: readonly string[];
  /** Browsers that the result has to work in. */
  readonly targets: Targets;
}

/**
 * Prepares a full style sheet and returns a function that extracts a page's critical styles: every rule that can apply
 * to one of its elements, in any state that the page can reach before the full style sheet has loaded, minified.
 */
export function criticalStylesOf({css, stateAttributes, targets}: SheetOptions): (page: PageDocument) => string {
  const sheet = postcss.parse(css);
  sheet.walkDecls(transition, (declaration) => void declaration.remove());
  const states = new Set(stateAttributes);
  const selectorsOf = memoized(({selector}: Rule) => readSelectors(selector, states));

  /** Copies a container's nodes that can apply to a page. The minifier keeps the names of layers that become empty. */
  function matching({nodes = []}: Pick<Container, 'nodes'>, page: PageDocument): ChildNode[] {
    return nodes.flatMap((node): ChildNode[] => {
      if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes'))
        return [postcss.atRule({name: node.name, params: node.params, nodes: matching(node, page)})];
      if (node.type !== 'rule') return [node.clone()];
      const used = selectorsOf(node).filter((selector) => selector.canMatch(page));
      return used.length === 0 ? [] : [node.clone({selector: used.map(({text}) => text).join(',')})];
    });
  }
  return (page) => {
    const root = postcss.root({nodes: matching(sheet, page)});
    inlineConstants(root);
    removeUnreadVariables(root);
    const text = Buffer.from(root.toString());
    const {code} = transform({filename: 'critical.css', code: text, minify: true, targets});
    return Buffer.from(code).toString();
  };
}

/** Returns the critical styles of pages, from their HTML files. Runs in the thread of plugin.ts. */
export function stylesOfFiles({sheet, files}: {sheet: SheetOptions; files: readonly string[]}): string[] {
  const stylesFor = criticalStylesOf(sheet);
  return files.map((file) => stylesFor(readPageDocument(readFileSync(file, 'utf8'))));
}
