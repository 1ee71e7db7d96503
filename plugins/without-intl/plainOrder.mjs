// Loader: `a.localeCompare(b)` becomes a comparison of letters. Loaded by the bundler itself. Only for modules that sort
// what nobody reads: paths of plugins, so that the longest is found first, and names of properties, so that they have
// one order.
const operand = String.raw`([\w.[\]]+)`;
const localeCompare = new RegExp(String.raw`${operand}\.localeCompare\(${operand}\)`, 'g');

export default function plainOrder(source) {
  return source.replace(localeCompare, '($1 < $2 ? -1 : Number($1 > $2))');
}
