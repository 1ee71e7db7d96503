/**
 * Returns addresses below the base URL, with the anchor, that answer a query with certainty, best first: they are shown before all
 * other results. This one knows none; a site that does replaces it with a component of the same name in `src/theme`.
 * @throws when it can't know: the results stay as they are
 */
export default function pinnedAnswers(_query: string): Promise<readonly string[]> {
  return Promise.resolve([]);
}
