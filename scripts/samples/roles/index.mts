import type {Role} from '../role.mjs';
import {agentDiff} from './agentDiff.mjs';
import {agentYaml} from './agentYaml.mjs';
import {bash} from './bash.mjs';
import {clientJson} from './clientJson.mjs';
import {composeYaml} from './composeYaml.mjs';
import {dockerfile} from './dockerfile.mjs';
import {dotenv} from './dotenv.mjs';
import {grammarOnly} from './grammarOnly.mjs';
import {httpProgram} from './httpProgram.mjs';
import {eventJson, socketJson, webhookJson} from './messageJson.mjs';
import {nginx} from './nginx.mjs';
import {output} from './output.mjs';
import {packageJson, tsconfigJson} from './packageJson.mjs';
import {restJson} from './restJson.mjs';
import {script} from './script.mjs';
import {signature} from './signature.mjs';
import {socketClient} from './socketClient.mjs';
import {textPrompt, textTree} from './text.mjs';

/** All ways to check a block, as `docs/authoring.md` lists them. */
export const roles: readonly Role[] = [
  agentYaml,
  agentDiff,
  composeYaml,
  script,
  signature,
  httpProgram,
  socketClient,
  bash,
  restJson,
  socketJson,
  eventJson,
  webhookJson,
  clientJson,
  packageJson,
  tsconfigJson,
  dotenv,
  dockerfile,
  nginx,
  grammarOnly,
  textPrompt,
  textTree,
  output,
];
