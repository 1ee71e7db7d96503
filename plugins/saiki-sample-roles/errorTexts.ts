import type {CheckResult, Role} from '@docs-kit/code-samples/check';
import {openErrorIndex} from '@docs-kit/error-index';
import type {Contracts} from '@docs-kit/reference';
import {didYouMean, once} from '@docs-kit/report';
import {isMessage} from '../../contracts/errorCatalog';
import {readErrors} from '../saiki-directives/errors';

/**
 * Lets roles for JSON responses and messages specify the error that a block shows: `json rest=… status=400 error=<id>`.
 * After the role's own check, this compares the message.
 */
export function withErrorIds(roles: readonly Role[], contracts: Contracts): Role[] {
  const problemOf = openErrorTextCheck(contracts);
  return roles.map((role) => {
    if (!role.languages.includes('json')) return role;
    return {
      ...role,
      words: [...(role.words ?? []), 'error'],
      async check(block, page, context): Promise<CheckResult> {
        const result = await role.check(block, page, context);
        const id = block.values.error;
        const message = id === undefined ? undefined : problemOf(block.code, id);
        if (message === undefined) return result;
        return {...result, problems: [...result.problems, {line: block.line, message}]};
      },
    };
  });
}

/** Returns a function that describes the problem with a text that should show an error; undefined if there is none. */
function openErrorTextCheck(contracts: Contracts): (text: string, id: string) => string | undefined {
  const open = once(() => {
    const catalog = readErrors(contracts);
    return {index: openErrorIndex(catalog), entries: catalog.entries.filter(isMessage)};
  });
  return (text, id) => {
    const {index, entries} = open();
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) {
      const ids = entries.map((candidate) => candidate.id);
      return `No entry of contracts/errors.json has the id "${id}". ${didYouMean(id, ids)}`;
    }
    const found = index.find(text).map((match) => match.id);
    if (found.includes(id)) return undefined;
    const others = found.length === 0 ? '' : ` It shows ${[...new Set(found)].join(', ')}.`;
    return `The text doesn't show the error "${id}", whose message is: ${entry.message}.${others}`;
  };
}
