// Loader: the theme tells translators with each label what it is for, as a `description` in plain words. It is read from
// the sources, by `docusaurus write-translations`, and nothing in the browser reads it. Loaded by the bundler itself.
const text = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;

/** In `translate({id: …, message: …, description: …})`: other objects have descriptions that are no hints. */
const inCall = new RegExp(
  String.raw`\bdescription:(?<=\btranslate\(\s*\{(?:[^{}'"]|${text})*description:)\s*(?:${text}),?`,
  'g',
);
/** In `<Translate id="…" description="…">`. */
const inElement = /\bdescription=(?<=<Translate\s[^>]*description=)"[^"]*"/g;

export default function translatorHints(source) {
  return source.replace(inCall, '').replace(inElement, '');
}
