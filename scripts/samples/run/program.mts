import {spawn} from 'node:child_process';

/** How a program ended. */
export interface ProgramEnd {
  /** Nothing when it was ended because its time was over, or by us. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  readonly isTimedOut: boolean;
}

/** Options of {@link runProgram}. */
export interface ProgramOptions {
  readonly program: string;
  readonly words: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeLimit: number;
  /** Text on its standard input. */
  readonly input?: string;
  /** When it ends early, the program is ended too. */
  readonly until?: Promise<unknown>;
}

/** Variables that would lead requests elsewhere, or that a sample has no business with. */
const isHarmless = (name: string): boolean => !/proxy|_KEY$|TOKEN|SECRET|^NODE_OPTIONS$|^PYTHON/iu.test(name);

/** Runs a program of a sample: no input but its own, no proxies, no keys of this machine, a limited time. */
export async function runProgram({
  program,
  words,
  folder,
  environment = {},
  timeLimit,
  input,
  until,
}: ProgramOptions): Promise<ProgramEnd> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => isHarmless(name)));
  const child = spawn(program, words, {
    cwd: folder,
    env: {...inherited, ...environment},
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A program that ends without reading its input is no fault of ours.
  child.stdin.on('error', () => undefined).end(input ?? '');
  let output = '';
  let errors = '';
  let isTimedOut = false;
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const timer = setTimeout(() => {
    isTimedOut = true;
    child.kill('SIGKILL');
  }, timeLimit);
  void until?.then(() => child.kill('SIGKILL'));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      errors += error.message;
      resolve(127);
    });
    child.on('close', resolve);
  });
  clearTimeout(timer);
  return {code, output, errors, isTimedOut};
}
