import clsx from 'clsx';

/**
 * Returns the classes that say how high a block is: `code-block--tens-1 code-block--units-2` for 12 lines. The content
 * security policy blocks style attributes. Above 129 lines the browser reserves less than it needs.
 */
export function heightClasses(lines: number): string {
  const tens = Math.min(Math.floor(lines / 10), 12);
  const units = lines % 10;
  return clsx(tens > 0 && `code-block--tens-${tens}`, units > 0 && `code-block--units-${units}`);
}
