import type {Link, PhrasingContent} from 'mdast';
import {link} from './markdown';

/**
 * A name in a table that can be linked to: it is its own anchor.
 * @param id anchor, unique on the page
 * @param name what the reader sees
 */
export function rowAnchor(id: string, ...name: PhrasingContent[]): Link {
  return {...link(`#${id}`, ...name), data: {hProperties: {id}}};
}
