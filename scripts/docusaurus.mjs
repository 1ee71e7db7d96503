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

/** Whether an error was thrown on purpose, or may have been: a bug is mostly a `TypeError` or the like. */
const isDeliberate = ({name}) => !/^(?:Type|Reference|Range|Syntax)Error$/u.test(name);

/**
 * Whether Docusaurus, or its YAML parser, threw an error on purpose, such as for broken links. Its message is then
 * enough. Errors without a stack are never bugs.
 */
function isReport(error) {
  const [thrownAt] = /^\s+at .*/mu.exec(error.stack ?? '') ?? [];
  return isDeliberate(error) && (!thrownAt || /[\\/]node_modules[\\/](?:@docusaurus|js-yaml)[\\/]/u.test(thrownAt));
}

/** Returns the errors of pages that couldn't be rendered, each once: a mistake in the navbar is on every page. */
function textOfPages(errors) {
  const byReason = new Map();
  for (const error of errors) {
    const reason = String(error.cause ?? error);
    byReason.set(reason, [...(byReason.get(reason) ?? []), error]);
  }
  const texts = [...byReason.values()].map(([{message, cause}, ...others]) => {
    const more = others.length === 1 ? '1 other' : `${others.length} others`;
    const pages = others.length === 0 ? message : `${message}, and ${more}`;
    return cause ? `${pages}:\n${isDeliberate(cause) ? cause.message : inspect(cause)}` : pages;
  });
  return texts.join('\n\n');
}

/** Returns an error as authors see it: its problems, or its messages, or everything if it's a bug. */
function textOf(error) {
  const causes = causesOf(error);
  const problems = causes.find((cause) => 'problems' in cause);
  if (problems) return inspect(problems);
  const pages = causes.find((cause) => cause instanceof AggregateError);
  if (pages) return textOfPages(pages.errors);
  if (causes.length === 0 || !causes.every(isReport)) return inspect(error, {depth: Infinity});
  // Docusaurus adds this to each error of a build.
  const messages = causes.map(({message}) => message).filter((text) => !text.startsWith('Unable to build website'));
  // Below an unknown page of a sidebar, Docusaurus lists all pages; the content rules name the line and the fix.
  return messages.join('\n').replace(/\s+Available document ids are:[^]*/u, '');
}

function fail(error) {
  console.log('');
  logger.error(textOf(error));
  process.exit(1);
}

// A development server prints an error that stopped a reload, and goes on.
const {error: print} = console;
console.error = (...parts) => print(...parts.map((part) => (part instanceof Error ? textOf(part) : part)));

process.on('unhandledRejection', fail);
// `npm run build` was killed: Docusaurus would go on writing into the folder of the next build.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  await beforeCli();
  await runCLI(process.argv);
} catch (error) {
  fail(error);
}
