import type {Nodes} from 'mdast';
import {nodesOf} from '@docs-kit/pages';
import {nearestName, placeOf, type Place, type Problem} from '@docs-kit/report';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {eachPage, type Page} from '../site';

/** Components of every MDX page: https://docusaurus.io/docs/markdown-features/react#mdx-component-scope */
const globalComponents: readonly string[] = ['Head', 'Details'];

/**
 * What Docusaurus and Rspack add to the scope of a page, and what only browsers have: an expression may ask whether it's
 * there.
 */
const given: readonly string[] = [
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata', 'require'],
  ...['window', 'document', 'location'],
];

/** MDX pages import or define the components and names that they use: otherwise, no page can be rendered. */
export const undefinedNames = eachPage((page) => {
  const defined = [...globalComponents, ...definedNames(page)];
  return usedNames(page)
    .filter(({name}) => !defined.includes(name) && !given.includes(name) && !(name in globalThis))
    .map(({name, line, column}): Problem => {
      const nearest = nearestName(name, defined);
      const otherwise = nearest ? `write "${nearest}", or ` : '';
      const place = {file: page.file, line, column};
      return isComponent(name)
        ? {
            ...place,
            message: `the component <${name}> isn't imported`,
            fix: `${otherwise}import it above, or write \\< for the character itself`,
          }
        : {
            ...place,
            message: `"${name}" isn't defined`,
            fix: `${otherwise}define it above with "export const ${name} = …", or write \\{ for the character itself`,
          };
    });
});

const isComponent = (name: string): boolean => /^\p{Lu}/u.test(name);

/** Returns the JavaScript of an MDX node as ESTree programs: imports, expressions, and those in attributes. */
export function programsOf(node: Nodes): unknown[] {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return [node.data?.estree];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
    return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
  });
}

/** Returns the names that a page imports and exports. */
function definedNames({tree}: Page): string[] {
  const statements = nodesOf(tree, 'mdxjsEsm').flatMap(({data}) => data?.estree?.body ?? []);
  return statements.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({local}) => local.name);
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const {declaration} = statement;
    const targets = 'declarations' in declaration ? declaration.declarations.map(({id}) => id) : declaration.id;
    return namesIn(targets).map(({name}) => name);
  });
}

interface Name extends Place {
  readonly name: string;
}

/** Returns the components and variables that a page uses while it's rendered. */
function usedNames({tree}: Page): Name[] {
  const names: Name[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') return;
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && isComponent(node.name ?? '')) {
      names.push({name: node.name?.split('.')[0] ?? '', ...placeOf(node)});
    }
    names.push(...namesIn(programsOf(node)));
  });
  return names;
}

interface EstreeNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (part: unknown): part is EstreeNode => typeof part === 'object' && part !== null && 'type' in part;

/** Returns the names in a part of an ESTree, without those in functions and classes, which have their own. */
function namesIn(part: unknown): Name[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isNode(part)) return [];
  switch (part.type) {
    case 'Identifier':
      return [nameOf(part)];
    case 'JSXIdentifier':
      return [nameOf(part)].filter(({name}) => isComponent(name));
    case 'MemberExpression':
      return namesIn(part.computed ? [part.object, part.property] : part.object);
    case 'JSXMemberExpression':
      return namesIn(part.object);
    case 'Property':
      return namesIn(part.computed ? [part.key, part.value] : part.value);
    case 'JSXAttribute':
      return namesIn(part.value);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ClassExpression':
    case 'JSXClosingElement':
    case 'MetaProperty':
      return [];
    default:
      return Object.values(part).flatMap(namesIn);
  }
}

function nameOf({name, loc}: EstreeNode): Name {
  const {start} = loc as {readonly start: Place};
  return {name: String(name), line: start.line, column: start.column + 1};
}
