/** Text of an escaped part of an address; nothing where a % escapes nothing. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
