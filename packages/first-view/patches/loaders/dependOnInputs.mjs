// Rspack loader: reports which files a page shows besides its own, so that `docusaurus start` shows their changes at
// once. Doesn't change the source. See ../buildInputs.ts.
import path from 'node:path';

/** @this {{getOptions(): {siteDir: string, shown: readonly {pattern: string, paths: readonly string[]}[]}, addDependency(file: string): void, addContextDependency(folder: string): void}} */
export default function dependOnInputs(source) {
  const {siteDir, shown} = this.getOptions();
  for (const {pattern, paths} of shown) {
    for (const {groups} of source.matchAll(new RegExp(pattern, 'gm'))) {
      if (groups?.file) this.addDependency(path.join(siteDir, groups.file));
      paths.forEach((folder) => this.addContextDependency(path.join(siteDir, folder)));
    }
  }
  return source;
}
