/** Strength in the cascade: layer, then specificity, then place. */
export type Strength = readonly [layer: number, specificity: number, place: number];

/** Whether one of two wins where both apply. */
export function isStronger(one: Strength, other: Strength): boolean {
  const index = one.findIndex((part, position) => part !== other[position]);
  return index !== -1 && (one[index] ?? 0) > (other[index] ?? 0);
}
