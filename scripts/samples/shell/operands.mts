import {optionsWithValue} from './programLists.mjs';

const isFlag = (word: string): boolean => word.startsWith('-');

/**
 * Tells, among the words of a call, those that are neither options nor the values of options.
 * @param program as {@link optionsWithValue} names it
 */
export function isOperandOf(program: string): (word: string, index: number, words: readonly string[]) => boolean {
  const withValue = optionsWithValue[program] ?? [];
  return (word, index, words) => !isFlag(word) && !withValue.includes(words[index - 1] ?? '');
}
