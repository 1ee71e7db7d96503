import {nodesOf} from '@docs-kit/pages';
import type {Page} from '@docs-kit/content-rules/check';
import type {OperationEntry} from '@docs-kit/reference';
import {restFile} from '../../../plugins/saiki-directives';
import {restApi} from '../../contracts/interfaces';
import {restDocument} from '../../contracts/rest/recorded';
import {figuresIn, type PlacedText} from './figures';
import {operationOf, textsOfContract} from './namesInCode';

const {operations} = restApi();
const statusesOf = ({operation}: OperationEntry): number[] => Object.keys(operation.responses ?? {}).map(Number);
/** What requests get that no operation takes. */
const ofOtherPaths = restDocument['x-unmatched'].map(({status}) => Number(status));
const everyStatus = new Set(operations.flatMap(statusesOf));

/** Returns the operations that a text names, such as `POST /api/message`. */
function operationsIn(text: string): OperationEntry[] {
  const calls = text.matchAll(/`(?<method>GET|POST|PUT|PATCH|DELETE) (?<target>\/[^`\s]+)`/gu);
  return [...calls].flatMap(({groups: {method = '', target = ''} = {}}) => operationOf(method, target) ?? []);
}

/** Returns the operations that the directives of a page describe. */
export const operationsOfPage = ({tree}: Page): OperationEntry[] =>
  nodesOf(tree, 'leafDirective').flatMap(({name, attributes}) =>
    name === 'operation' ? operations.filter(({id}) => id === attributes?.id) : [],
  );

/** Returns the texts of each operation in the contract, with the operation. */
export function textsOfOperations(): {readonly placed: PlacedText; readonly entry: OperationEntry}[] {
  const texts = textsOfContract(restFile).filter(({place}) => !place.includes('/responses/'));
  return operations.flatMap((entry) => {
    const start = `contracts/${restFile}#${entry.pointer}/`;
    return texts.filter(({place}) => place.startsWith(start)).map((placed) => ({placed, entry}));
  });
}

/**
 * Describes the statuses of the API in a text that no operation it's about returns.
 * @param about operations that it's about besides those that it names
 */
export function statusProblems({place, text}: PlacedText, about: readonly OperationEntry[]): string[] {
  const named = operationsIn(text);
  const subjects = [...named, ...about];
  const possible = [...subjects.flatMap(statusesOf), ...(/`\/[^`\s]*`/u.test(text) ? ofOtherPaths : [])];
  return figuresIn(text)
    .filter(({amount}) => subjects.length > 0 && everyStatus.has(amount) && !possible.includes(amount))
    .map(
      ({text: status}) =>
        `${place} ${subjects.map(({id}) => id).join(' and ')} never return ${status}. Fix: correct it, or name the call: \`GET /path\`.`,
    );
}
