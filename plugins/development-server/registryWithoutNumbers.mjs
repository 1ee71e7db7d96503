// Loader: the generator's list of what can be loaded asks for the number of each page's module, and the bundler makes a
// page to number it. Nothing reads the numbers in development. Loaded by the bundler itself.
const numberOfPage = /require\.resolveWeak\((?<name>"[^"]+\.mdx?(?:\?[^"]*)?")\)/g;

export default function registryWithoutNumbers(source) {
  return source.replace(numberOfPage, '$<name>');
}
