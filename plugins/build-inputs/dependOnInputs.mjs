// Loader: tells the bundler which files a page shows besides its own, so that `npm run dev` shows a change of them at
// once. It leaves the text as it is. Loaded by the bundler itself.
import path from 'node:path';

const sampleFile = /^```.*\bfile=["']?([^\s"'`]+)/gm;
const typedSample = /^```(?:ts|tsx|typescript)\b/m;
const leafDirective = /^\s*::[a-z]/m;

/** @this {{getOptions(): {siteDir: string}, addDependency(file: string): void, addContextDependency(folder: string): void}} */
export default function dependOnInputs(source) {
  const {siteDir} = this.getOptions();
  for (const [, file] of source.matchAll(sampleFile)) {
    this.addDependency(path.join(siteDir, file));
  }
  if (typedSample.test(source)) {
    this.addContextDependency(path.join(siteDir, 'contracts/sdk'));
  }
  if (leafDirective.test(source)) {
    this.addContextDependency(path.join(siteDir, 'contracts'));
    this.addContextDependency(path.join(siteDir, 'content/diagrams'));
  }
  return source;
}
