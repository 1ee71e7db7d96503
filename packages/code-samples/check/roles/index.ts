import {copiedFromContract, type Role} from '../role';
import type {ShellOptions} from '../shell/programs';
import {bash} from './bash';
import {dotenv} from './environment';
import {html} from './html';
import {restJson} from './json';
import {output, textTree} from './output';
import {grammarOnly, httpProgram, script} from './programs';
import {composeYaml, dockerfile, type NodeImage} from './serverFiles';

/** Returns the roles that suit the documentation of any package with an HTTP API. README.md lists them. */
export const standardRoles = (shell: ShellOptions, node: NodeImage): Role[] => [
  composeYaml,
  script,
  copiedFromContract({kind: 'Signatures', languages: ['ts'], marker: 'signature'}),
  httpProgram,
  bash(shell),
  restJson,
  dotenv(shell.program),
  dockerfile(node),
  html,
  grammarOnly,
  textTree,
  output,
];
