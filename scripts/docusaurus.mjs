// Docusaurus' CLI (`start`, `build`, …) with short messages for authors: problems in the content are printed as a list.
// Docusaurus' own program, of which this is a modified copy, prints them inside two stack traces.
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/bin/docusaurus.mjs
// It isn't TypeScript, because the loader for that (tsx) would interfere with Docusaurus' own.
import {inspect} from 'node:util';

process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';
// Images in style sheets are files, which readers load once, instead of 2 kB in the critical CSS of each page.
// Docusaurus reads this when it's imported:
// https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-utils/src/constants.ts
process.env.WEBPACK_URL_LOADER_LIMIT ??= '0';
// A minified page has 0.4 kB less with gzip, but no end tags: parsers that programs use to turn pages into Markdown then
// lose what follows, up to the whole page.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

const {default: beforeCli} = await import('@docusaurus/core/bin/beforeCli.mjs');
const {runCLI} = await import('@docusaurus/core/lib/index.js');
const {logger} = await import('@docusaurus/logger');

/** Returns an error and the errors that caused it. */
function causesOf(error) {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/**
 * Whether Docusaurus threw an error to report something, such as broken links. Its message is then enough.
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-logger/src/logger.ts
 */
const isReport = ({stack = ''}) => /\bat throwError \(.*[\\/]@docusaurus[\\/]logger[\\/]/u.test(stack);

function fail(error) {
  const causes = causesOf(error);
  const problems = causes.find((cause) => 'problems' in cause);
  console.log('');
  logger.error(problems ? inspect(problems) : (causes.find(isReport)?.message ?? inspect(error, {depth: Infinity})));
  process.exit(1);
}

process.on('unhandledRejection', fail);

try {
  await beforeCli();
  await runCLI(process.argv);
} catch (error) {
  fail(error);
}
