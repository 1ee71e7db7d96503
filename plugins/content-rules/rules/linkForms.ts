import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {faultOfForm} from '../linkForm';
import {eachPage} from '../page';
import {placeOf} from '../placeOf';
import type {Problem} from '../problem';

/** Every link leads somewhere, and its path has the signs of an address. */
export const linkForms = eachPage(({file, tree}) => {
  const problems: Problem[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const fault = faultOfForm(node.url, node.type === 'link' ? toString(node) : (node.label ?? node.identifier));
    if (fault) problems.push({file, ...placeOf(node), ...fault});
  });
  return problems;
});
