import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {documentTemplate, standardScripts} from './document';

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'document-')), 'script.js');
writeFileSync(file, '// A comment.\nuse(__NAMES__);\n');

it('writes inline scripts without comments and with their values', () => {
  expect(documentTemplate([{file, values: {NAMES: ['a', 'b']}}])).toContain('<script>use(["a","b"]);</script>');
});

it('writes an inline script only into pages that contain a text', () => {
  expect(documentTemplate([{file, values: {NAMES: []}, when: 'data-x'}])).toContain(
    '<% if (it.appHtml.includes("data-x")) { %><script>use([]);</script><% } %>',
  );
});

it('reports a value that an inline script uses and the site does not give', () => {
  expect(() => documentTemplate([{file}])).toThrow('Add NAMES to the values of this inline script.');
});

it('names what the announcement bar stores by the namespace of the site', () => {
  expect(documentTemplate([standardScripts.changedAnnouncement('docs', 'sale')])).toContain(
    `'docusaurus.announcement.id' + "-docs"`,
  );
});
