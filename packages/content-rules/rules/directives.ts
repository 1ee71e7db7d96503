import {nodesOf} from '@docs-kit/pages';
import {placeOf, type Problem} from '@docs-kit/report';
import type {} from 'mdast-util-directive';
import {eachPage} from '../site';

/**
 * Directives with two colons are alone on their line, not in a list or a quotation: they become sections with headings,
 * which the table of contents lists. Admonitions and components may be around them.
 */
export const nestedDirectives = eachPage(({file, tree}) => {
  const around = nodesOf(tree, 'listItem', 'blockquote', 'footnoteDefinition');
  const nested = new Set(around.flatMap((node) => nodesOf(node, 'leafDirective')));
  return [...nested].map((node): Problem => {
    const message = `"::${node.name}" is in a list, a quotation or a footnote`;
    return {file, ...placeOf(node), message, fix: 'write it alone on a line that begins with its colons'};
  });
});
