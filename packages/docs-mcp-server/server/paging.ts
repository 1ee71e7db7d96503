// Long texts in parts.
import {NotFoundError} from './docs';
import {sliceAt} from './sections';

/**
 * Returns a part of a text, and a note on how to get the next one.
 * @param from the cursor, as an earlier part named it
 * @param most most characters of both
 * @throws NotFoundError when the cursor is past the end
 */
export function part(text: string, from: string | number | undefined, most: number): string {
  const offset = Number(from ?? 0);
  if (offset > text.length) {
    throw new NotFoundError(`The text ends at ${text.length}; the cursor ${offset} is past its end. Leave it out.`);
  }
  const goOn = 'Go on';
  const whole = sliceAt(text, offset, most);
  const {text: slice, next} = whole.next === undefined ? whole : sliceAt(text, offset, most - restLength(text, goOn));
  return slice + rest(text, offset, next, goOn);
}

/** Returns the most characters that {@link rest} needs. */
export const restLength = (text: string, goOn: string): number => rest(text, text.length, text.length, goOn).length;

/** Lists addresses, as many as fit. */
export function listed(addresses: readonly string[], most: number): string {
  const list = addresses.join(', ');
  return list.length <= most ? list : `${list.slice(0, Math.max(0, list.lastIndexOf(',', most - 3)))}, …`;
}

/** Returns a note on how to get what follows a part; empty at the end. */
export const rest = (text: string, offset: number, next: number | undefined, goOn: string): string =>
  next === undefined ? '' : `\n\n[Characters ${offset}–${next} of ${text.length}. ${goOn} with cursor "${next}".]`;
