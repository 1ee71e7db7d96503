import {counted} from '@docs-kit/report';

/** How many failures to show per stage when the log is above. */
const shownFailures = 10;

/** A problem with a place, as stages print it: `content/docs/a.md:3:1 …`, indented or after `FAIL`. */
const problem = /^\s*(?:FAIL )?(?<problem>[^\s:]+:\d+.*)$/u;

/**
 * Lists what failed in several stages. Stages that read the same files report the same problems, so a line about a
 * place in a file is listed once.
 */
export function openFailureList(): (name: string, failures: readonly string[]) => string[] {
  const listed = new Set<string>();
  const isNew = (line: string): boolean => {
    const text = problem.exec(line)?.groups?.problem?.trim();
    if (text === undefined) return true;
    return listed.size < listed.add(text).size;
  };
  return (name, failures) => {
    if (failures.length === 0) return [];
    const left = failures.flatMap((failure) => {
      const lines = failure.split('\n');
      const kept = lines.filter(isNew);
      // What's left would be a title without its problems.
      return kept.length === lines.length || kept.length > 1 ? [kept.join('\n')] : [];
    });
    return [`\n${name}: what failed${left.length > 0 ? '' : ' is listed above'}`, ...left];
  };
}

/** Lists the first failures of a stage whose log is above, so that nobody has to search the logs for them. */
export function firstFailures(name: string, failures: readonly string[], log: string): string[] {
  const rest = failures.length - shownFailures;
  return [
    ...(failures.length > 0 ? [`\n${name}: what failed (all of it is in ${log})`] : []),
    ...failures.slice(0, shownFailures),
    ...(rest > 0 ? [`… and ${counted(rest, 'other')}`] : []),
  ];
}
