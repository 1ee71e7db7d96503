// Loader: the theme tells translators with each label what it is for, as a `description` in plain words. It is read from
// the sources, by `docusaurus write-translations`, and nothing in the browser reads it. Loaded by the bundler itself.
const hint = /\bdescription(?::\s*|=)(?<quote>["'])(?:(?!\k<quote>).)*\k<quote>,?/g;

export default function translatorHints(source) {
  return source.replace(hint, '');
}
