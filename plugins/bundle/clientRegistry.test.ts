import {expect, it} from 'vitest';
import clientRegistry from './clientRegistry.mjs';

it('keeps how a module is loaded and its number, without its path', () => {
  const loading = '() => import(/* webpackChunkName: "1a2b3c4d" */ "@site/content/api/types.md")';
  const entry = (path: string) =>
    `  "1a2b3c4d": [${loading}, ${path}, require.resolveWeak("@site/content/api/types.md")],`;
  const registry = (path: string) => `export default {\n${entry(path)}\n${entry(path)}\n};\n`;
  expect(clientRegistry(registry('"@site/content/api/types.md"'))).toBe(registry('""'));
});

it('says so when an upgrade of the generator has changed the registry', () => {
  expect(() => clientRegistry('export default [];')).toThrow('.docusaurus/registry.js');
});
