// Finds the files for `npm run check`. Paths are relative to the project and have forward slashes, like the patterns
// that select stages.
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {findPages} from '@docs-kit/pages';
import {escapeRegex, gitOutput, parseData, ProblemError, type Problem} from '@docs-kit/report';

/**
 * Returns the names that a git command prints; none if it fails, for example because a branch doesn't exist. Names end
 * with a zero byte (`-z`), because git would otherwise write `"caf\303\251.md"` for `café.md`.
 */
const git = (siteDir: string, ...args: string[]): string[] =>
  gitOutput(siteDir, '--literal-pathspecs', ...args)
    .split('\0')
    .filter(Boolean);

/** Removes duplicates and the paths of deleted files. */
const present = (siteDir: string, files: readonly string[]): string[] =>
  [...new Set(files)].filter((file) => existsSync(path.join(siteDir, file))).sort();

/** Returns the files that differ from the last commit that the branch shares with `main`, and untracked ones. */
export function changedFiles(siteDir: string): string[] {
  const [base = 'HEAD'] = ['main', 'origin/main'].flatMap((branch) =>
    git(siteDir, 'merge-base', 'HEAD', branch).map((hash) => hash.trim()),
  );
  const changed = git(siteDir, 'diff', '--name-only', '-z', '--diff-filter=d', base);
  const unknown = git(siteDir, 'ls-files', '-z', '--others', '--exclude-standard');
  return present(siteDir, [...changed, ...unknown]);
}

/**
 * Returns the files at some paths.
 * @param names files and folders, relative to the project or absolute; a folder means its files that git doesn't ignore
 * @throws an error for a path outside the project or without files
 */
export function namedFiles(siteDir: string, names: readonly string[]): string[] {
  return present(
    siteDir,
    names.flatMap((name) => filesOf(siteDir, name)),
  );
}

function filesOf(siteDir: string, name: string): string[] {
  const file = path.relative(siteDir, path.resolve(siteDir, name));
  if (file.split(path.sep)[0] === '..' || path.isAbsolute(file)) {
    throw new Error(`${name} is outside of the project. Name a file or folder in it.`);
  }
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) {
    throw new Error(`${name} doesn't exist. Write a path from the folder of the project, or an absolute one.`);
  }
  if (!statSync(absolute).isDirectory()) return [file.split(path.sep).join('/')];
  const files = git(siteDir, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', file || '.');
  if (files.length === 0) {
    throw new Error(`${name} has no files that git knows or would add. Name one of its files.`);
  }
  return files;
}

/**
 * Returns where contracts and settings aren't valid JSON or YAML. Most checks read them, so each would fail, and many
 * name no file.
 * @param files paths of changed files; others are ignored
 */
export function syntaxProblems(siteDir: string, files: readonly string[]): readonly Problem[] {
  return files
    .filter((file) => /^(?:contracts|config)\/.*\.(?:json|ya?ml)$|^content\/glossary\.yaml$/u.test(file))
    .flatMap((file) => {
      try {
        parseData(readFileSync(path.join(siteDir, file), 'utf8'), file);
        return [];
      } catch (error) {
        if (error instanceof ProblemError) return error.problems;
        throw error;
      }
    });
}

/**
 * Returns the pages that show examples or diagrams, because their samples are checked with the page.
 * @param files paths of changed files; other ones than examples and diagrams are ignored
 * @param folders with pages
 */
export function pagesThatShow(siteDir: string, files: readonly string[], folders: readonly string[]): string[] {
  const marks = files.flatMap((file) => {
    // A file of an example can also change what a shown one imports.
    const [, example] = /^(examples\/[^/]+\/)/u.exec(file) ?? [];
    const [, diagram] = /^content\/diagrams\/(.+)\.mmd$/u.exec(file) ?? [];
    return [
      ...(example ? [`file="?${escapeRegex(example)}`] : []),
      ...(diagram ? [`::diagram\\{.*\\bname=(["']?)${escapeRegex(diagram)}\\1[\\s}]`] : []),
    ].map((mark) => new RegExp(mark, 'u'));
  });
  if (marks.length === 0) return [];
  return findPages(siteDir, folders).filter((page) => {
    const source = readFileSync(path.join(siteDir, page), 'utf8');
    return marks.some((mark) => mark.test(source));
  });
}
