import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {eachPage, type Page} from '../page';
import {placeOf} from '../placeOf';

/** Every post says where its preview in lists and feeds ends. */
export const truncateMarker = eachPage((page) => {
  const {file, folder, isPartial, tree, readProblems} = page;
  if (folder.kind !== 'blog' || isPartial || readProblems.length > 0 || hasMarker(page)) return [];
  const first = tree.children.find(({type}) => type !== 'yaml');
  const marker = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  return [
    {
      file,
      ...placeOf(first),
      message: 'the post does not say where its preview ends',
      fix: `write a line ${marker} after its introduction`,
    },
  ];
});

const markers = ['<!--truncate-->', '/*truncate*/'];

function hasMarker({tree}: Page): boolean {
  let found = false;
  visit(tree, (node: Nodes) => {
    if (node.type !== 'html' && node.type !== 'mdxFlowExpression') return;
    found ||= markers.includes(node.value.replaceAll(' ', ''));
  });
  return found;
}
