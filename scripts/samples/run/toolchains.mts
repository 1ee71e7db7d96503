import {spawnSync} from 'node:child_process';
import {once} from '../once.mjs';

/** Programs of this machine that can run samples. */
export interface Toolchains {
  /** Version line of a program, or nothing when the machine has none. */
  version(program: 'curl' | 'python3' | 'go'): string | undefined;
}

const questions = {curl: ['--version'], python3: ['--version'], go: ['version']} as const;

function ask(program: keyof typeof questions): string | undefined {
  const {status, stdout} = spawnSync(program, questions[program], {encoding: 'utf8', timeout: 10_000});
  return status === 0 ? stdout.split('\n')[0] : undefined;
}

/** Looks for the programs; each once, when first asked for. */
export function findToolchains(): Toolchains {
  const answers = {
    curl: once(() => ask('curl')),
    python3: once(() => ask('python3')),
    go: once(() => ask('go')),
  };
  return {version: (program) => answers[program]()};
}
