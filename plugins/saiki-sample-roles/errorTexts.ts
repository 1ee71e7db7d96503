import {once, type CheckResult, type Role} from '@docs-kit/code-samples/check';
import {openErrorIndex} from '@docs-kit/error-index';
import type {Contracts} from '@docs-kit/reference';
import {didYouMean} from '@docs-kit/report';
import {isMessage, type ErrorCatalogue} from '../../contracts/errorCatalogue';

/** Says what is wrong with a text that should show an error of the index; undefined when nothing is. */
export type ErrorTextCheck = (text: string, id: string) => string | undefined;

/** Opens the check of texts that name an entry of the error index. */
export function openErrorTextCheck(contracts: Contracts): ErrorTextCheck {
  const open = once(() => {
    const catalogue = contracts.read<ErrorCatalogue>('errors.json');
    return {index: openErrorIndex(catalogue), entries: catalogue.entries.filter(isMessage)};
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

/**
 * Lets the roles of JSON answers and messages name the error that a block shows: `json rest=… status=400 error=<id>`. The
 * message is then compared, after the role's own check.
 */
export const withErrorIds = (roles: readonly Role[], check: ErrorTextCheck): Role[] =>
  roles.map((role) =>
    role.languages.includes('json') && !role.words?.includes('error')
      ? {
          ...role,
          words: [...(role.words ?? []), 'error'],
          async check(block, page, context): Promise<CheckResult> {
            const result = await role.check(block, page, context);
            const id = block.values.error;
            const problem = id === undefined ? undefined : check(block.code, id);
            if (problem === undefined) return result;
            return {...result, problems: [...result.problems, {line: block.line, message: problem}]};
          },
        }
      : role,
  );
