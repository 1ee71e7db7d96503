/** Encodings of the copies that the build compresses, the smaller one first. */
const compressed = ['br', 'gzip'];

/**
 * Returns the encodings of compressed copies that a client accepts, for sirv, which looks for their names alone:
 * `br;q=0` would be a yes.
 * @param header `Accept-Encoding` of the request
 */
export function acceptedEncodings(header = ''): string {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return compressed.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0).join(', ');
}
