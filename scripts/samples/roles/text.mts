import {proved, refused, type Role} from '../role.mjs';
import {slashCommandFaults} from '../shell/slashCommand.mjs';

/** `text prompt`: what a person types to an agent; a line with a slash is an interactive command. */
export const textPrompt: Role = {
  name: 'text prompt',
  kind: 'Prompts and listings',
  languages: ['text'],
  marker: 'prompt',
  check(block, _page, workshop) {
    if (block.code.trim() === '') return refused(block, 'The block is empty.', 'read');
    const commands = block.code.split('\n').filter((line) => line.startsWith('/'));
    const faults = commands.flatMap((line) => slashCommandFaults(line, workshop.cli()));
    return faults.length > 0 ? refused(block, faults.join(' '), 'read') : proved('read');
  },
};

/** `text tree`: a folder listing. */
export const textTree: Role = {
  name: 'text tree',
  kind: 'Prompts and listings',
  languages: ['text'],
  marker: 'tree',
  check: (block) => (block.code.trim() === '' ? refused(block, 'The block is empty.', 'read') : proved('read')),
};
