import {nearestHint} from '@docs-kit/report';

/**
 * Languages that pages may use: the name in fences, and the name that readers see. Shiki knows all of them except
 * `output`, which has no grammar.
 */
export const languages: Readonly<Record<string, string>> = {
  bash: 'Shell',
  diff: 'Diff',
  docker: 'Dockerfile',
  dotenv: '.env',
  go: 'Go',
  html: 'HTML',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  nginx: 'nginx',
  output: 'Output',
  powershell: 'PowerShell',
  python: 'Python',
  rust: 'Rust',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript (JSX)',
  yaml: 'YAML',
};

/** Returns the name of a language's grammar. */
export const grammarOf = (language: string): string => (language === 'output' ? 'text' : language);

/** Other common names of languages, each with the one that pages use. */
const aliases = new Map([
  ['javascript', 'js'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['typescript', 'ts'],
  ['yml', 'yaml'],
]);

/** Says that a fence has no language, or an unknown one, and how to fix that. */
export function languageProblem(language: string, known: readonly string[]): string {
  const hint = nearestHint(aliases.get(language.toLowerCase()) ?? language, known);
  const problem = language === '' ? 'the block has no language.' : `unknown language "${language}".${hint}`;
  return `${problem} Fix: write one of ${[...new Set(known)].join(', ')}.`;
}
