import {validate, ValidationSeverity} from 'dockerfile-utils';
import {pageLine} from '../block.mjs';
import type {Role, SampleProblem} from '../role.mjs';

/** The oldest Node that the package runs on. */
const oldestNode = 20;

function nodeFaults(line: string): string[] {
  const version = /^FROM\s+(?:--\S+\s+)?(?:docker\.io\/)?(?:library\/)?node:(?<major>\d+)/iu.exec(line)?.groups?.major;
  return version !== undefined && Number(version) < oldestNode
    ? [`Saiki needs Node.js ${oldestNode} or newer, but the image has ${version}.`]
    : [];
}

/** `docker`: the grammar and the instructions of a Dockerfile. */
export const dockerfile: Role = {
  name: 'docker',
  kind: 'Server files',
  languages: ['docker'],
  check(block) {
    const found = validate(block.code, {deprecatedMaintainer: ValidationSeverity.ERROR});
    const lines = block.code
      .split('\n')
      .flatMap((line, index) => nodeFaults(line).map((message) => ({line: pageLine(block, index + 1), message})));
    const problems = found.map(({range, message}): SampleProblem => ({
      line: pageLine(block, range.start.line + 1),
      message: typeof message === 'string' ? message : message.value,
    }));
    return {proof: 'checked', problems: [...problems, ...lines]};
  },
};
