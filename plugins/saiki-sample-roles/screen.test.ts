import type {CheckContext, Role} from '@docs-kit/code-samples/check';
import {openContracts} from '@docs-kit/reference';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {RecordedScreens} from '../../contracts/screens';
import {screensFile} from '../saiki-directives/screen';
import {openSaikiPages} from './index';
import {screenRole} from './screen';

const contracts = openContracts(path.resolve(import.meta.dirname, '../../contracts'));
const role: Role = screenRole(() => contracts.read<RecordedScreens>(screensFile));
const readPage = openSaikiPages(process.cwd());

/** Returns the role's messages about the screens on a page. */
async function messagesOf(source: string): Promise<string[]> {
  const page = readPage('content/docs/page.md', source);
  const screens = page.blocks.filter(({language}) => language === 'console');
  const results = await Promise.all(screens.map((block) => role.check(block, page, {} as CheckContext)));
  return results.flatMap(({problems}) => problems.map(({message}) => message));
}

const screen = '::screen{name="one-shot-no-tools"}\n';
const shell = (command: string): string => `\`\`\`bash\n${command}\n\`\`\`\n\n`;

describe('console screen', () => {
  it('accepts a recording after the command that it ran', async () => {
    const command = 'saiki --agent notes-agent.yml "What can you do for me, and which tools do you have?"';
    expect(await messagesOf(shell(command) + screen)).toEqual([]);
    expect(await messagesOf(shell(command.replace(' "What', ' \\\n  "What')) + screen)).toEqual([]);
  });

  it('accepts a screen on a page without commands, and steps without a command in them', async () => {
    expect(await messagesOf(screen)).toEqual([]);
    expect(await messagesOf(`${shell('ls')}::screen{name="approval-approved" steps="2"}\n`)).toEqual([]);
  });

  it('refuses a recording of another command', async () => {
    expect(await messagesOf(shell('saiki --agent notes-agent.yml "Hello."') + screen)).toEqual([
      expect.stringContaining('but no shell block before it says so'),
    ]);
  });

  it('refuses text that was written by hand', async () => {
    expect(await messagesOf('```console screen=gate-no-key\n$ saiki\nAll is well.\n```\n')).toEqual([
      'Only directives write "console screen". Show a recording with ::screen.',
    ]);
  });
});
