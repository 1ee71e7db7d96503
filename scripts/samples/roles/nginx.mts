import {pageLine} from '../block.mjs';
import {nginxFaults} from '../grammar/nginx.mjs';
import type {Role} from '../role.mjs';

/** `nginx`: grammar, directives, and the blocks that they stand in. */
export const nginx: Role = {
  name: 'nginx',
  kind: 'Server files',
  languages: ['nginx'],
  check: (block) => ({
    proof: 'checked',
    problems: nginxFaults(block.code).map(({line, message}) => ({line: pageLine(block, line), message})),
  }),
};
