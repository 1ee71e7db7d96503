/**
 * Languages that pages may use, by the name that authors write, with the name that readers see. Shiki knows all of them
 * but `output`, which has no grammar.
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

/** Returns the name of the grammar of a language. */
export const grammarOf = (language: string): string => (language === 'output' ? 'text' : language);
