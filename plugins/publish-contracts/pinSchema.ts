/**
 * Gives the copy of a JSON Schema at the address of its release that address as `$id`: a validator that keeps schemas by
 * `$id` would take the newest one for it.
 * @param text the schema, JSON
 * @param version release, a folder beside the schema
 */
export function pinSchema(text: string, version: string): string {
  const {$id} = JSON.parse(text) as {$id?: string};
  if ($id === undefined) return text;
  const pinned = $id.replace(/[^/]*$/u, (name) => `${version}/${name}`);
  return text.replace(`"$id": ${JSON.stringify($id)}`, () => `"$id": ${JSON.stringify(pinned)}`);
}
