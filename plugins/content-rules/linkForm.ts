import type {Problem} from './problem';

/** What is wrong with the form of a link, wherever it leads; nothing when it can be followed. */
export function faultOfForm(url: string, text: string): Pick<Problem, 'message' | 'fix'> | undefined {
  if (url === '') {
    const fix = 'write the path of a file, "./tools.md", or an address between its round brackets';
    return {message: `the link "${text}" is empty`, fix};
  }
  if (!url.includes('\\') || URL.canParse(url)) return undefined;
  return {message: `the link "${url}" has the sign \\ in it`, fix: `use "/": write "${withSlashes(url)}"`};
}

/** The path as addresses have it. */
export const withSlashes = (url: string): string => url.replaceAll('\\', '/');
