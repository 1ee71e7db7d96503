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
