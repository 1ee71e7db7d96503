// Rspack loader: replaces text in a module's source. Options: `pattern` (a regular expression) and `replacement`.

/** @this {{getOptions(): {pattern: string, replacement: string}}} */
export default function replaceText(source) {
  const {pattern, replacement} = this.getOptions();
  return source.replace(new RegExp(pattern, 'g'), replacement);
}
