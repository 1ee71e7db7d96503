/** What pages are made of besides their own files; a change of any of it makes the bundler's cache old. */
export const buildInputs = [
  'contracts',
  'content/diagrams',
  'examples',
  'plugins',
  'config',
  '.samples.json',
  'package.json',
  'package-lock.json',
] as const;
