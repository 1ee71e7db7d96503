import {describe, expect, it} from 'vitest';
import {parse} from '../grammars';
import {programErrors, type ShellOptions} from './programs';
import {readScript} from './script';

const errors = async (text: string): Promise<string[]> =>
  readScript(await parse('bash', text)).commands.flatMap((command) => programErrors(command, options));

const options: ShellOptions = {
  program: {
    name: 'greeter',
    npmPackages: [],
    fileOptions: [],
    variables: [],
    misleadingVariables: {},
    errors: () => [],
    output: () => undefined,
  },
  packages: {npm: ['express'], npx: [], uvx: []},
  programs: ['brass-band'],
  listedIn: 'lists.ts',
};

describe('programErrors', () => {
  it.each([
    'ls',
    'brass-band --loud',
    'npm run build',
    'npm --silent run build',
    'npm --prefix web run build',
    'npm --prefix=web run build',
    'npm -w app install',
    'npm install --prefix web express',
    'git -C foo pull',
    'git -c core.editor=true commit',
    'docker --context server ps',
    'docker --debug compose --file a.yaml --project-name b up',
  ])('accepts: %s', async (line) => {
    expect(await errors(line)).toEqual([]);
  });

  it.each([
    ['npm --prefix web biuld', 'sub-command of npm: "biuld"'],
    ['npm --silent web run', 'sub-command of npm: "web"'],
    ['npm install --prefix web expres', 'package of npm install: "expres"'],
    ['git -C foo pul', 'sub-command of git: "pul"'],
    ['docker -H tcp://server:2375 pss', 'sub-command of docker: "pss"'],
    ['docker compose --profile web upp', 'sub-command of docker compose: "upp"'],
    ['git', 'git needs a sub-command'],
    ['bras-band', 'program: "bras-band". Did you mean "brass-band"? If it is right, add it to lists.ts.'],
  ])('rejects: %s', async (line, phrase) => {
    expect((await errors(line)).join('\n')).toContain(phrase);
  });
});
