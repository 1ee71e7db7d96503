import {describe, expect, it} from 'vitest';
import {openGrammars} from '../grammar/grammars.mjs';
import {programFaults} from './programs.mjs';
import {readScript} from './readScript.mjs';

const grammars = await openGrammars();
const faults = async (text: string): Promise<string[]> =>
  readScript(await grammars.parse('bash', text)).commands.flatMap(programFaults);

describe('programFaults', () => {
  it.each([
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
  ])('takes: %s', async (line) => {
    expect(await faults(line)).toEqual([]);
  });

  it.each([
    ['npm --prefix web biuld', 'sub-command of npm: "biuld"'],
    ['npm --silent web run', 'sub-command of npm: "web"'],
    ['npm install --prefix web expres', 'package of npm install: "expres"'],
    ['git -C foo pul', 'sub-command of git: "pul"'],
    ['docker -H tcp://server:2375 pss', 'sub-command of docker: "pss"'],
    ['docker compose --profile web upp', 'sub-command of docker compose: "upp"'],
    ['git', 'git needs a sub-command'],
  ])('refuses: %s', async (line, phrase) => {
    expect((await faults(line)).join('\n')).toContain(phrase);
  });
});
