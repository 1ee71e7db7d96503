import type {Node} from 'unist';
import type {Place} from './problem';

/** Where a Markdown node begins. */
export function placeOf(node: Node | undefined): Place {
  const {line = 1, column = 1} = node?.position?.start ?? {};
  return {line, column};
}
