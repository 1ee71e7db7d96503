import type {RootContent} from 'mdast';
import {sampleTabs} from '../elements';
import {code} from '../markdown';
import type {HttpCall} from './call';
import {curl} from './curl';
import {go} from './go';
import {python} from './python';
import {rust} from './rust';
import {typescript} from './typescript';

/** A language that samples come in; `fence` is the language and role of the code block. */
const languages = [
  {label: 'curl', value: 'curl', fence: ['bash', undefined], write: curl},
  {label: 'TypeScript', value: 'typescript', fence: ['ts', 'http'], write: typescript},
  {label: 'Python', value: 'python', fence: ['python', 'http'], write: python},
  {label: 'Go', value: 'go', fence: ['go', 'http'], write: go},
  {label: 'Rust', value: 'rust', fence: ['rust', 'http'], write: rust},
] as const;

/**
 * The call in every language, as tabs. A stream that stays open comes only as a shell command, which shows it as it comes;
 * it has no tabs, for a tab is hidden from readers who chose another language.
 */
export function sampleCode(call: HttpCall): RootContent {
  const samples = languages.map(({label, value, fence: [language, role], write}) => ({
    label,
    value,
    code: code(language, write(call), role),
  }));
  const [shell] = samples;
  return call.answer === 'stream' && shell ? shell.code : sampleTabs(samples);
}
