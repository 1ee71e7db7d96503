/** The languages of CODE-1, with the label that readers see on a block. */
export const codeLanguages: readonly {readonly name: string; readonly label: string}[] = [
  {name: 'bash', label: 'Shell'},
  {name: 'diff', label: 'Diff'},
  {name: 'json', label: 'JSON'},
  {name: 'yaml', label: 'YAML'},
  {name: 'typescript', label: 'TypeScript'},
  {name: 'javascript', label: 'JavaScript'},
  {name: 'python', label: 'Python'},
  {name: 'go', label: 'Go'},
  {name: 'rust', label: 'Rust'},
  {name: 'docker', label: 'Dockerfile'},
];
