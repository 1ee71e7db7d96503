/**
 * Processes items in order, several at a time.
 * @param most maximum number of items at a time
 */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const workOnNext = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({length: most}, workOnNext));
}
