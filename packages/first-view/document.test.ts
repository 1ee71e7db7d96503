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

it("reports a value that an inline script uses, but the site doesn't provide", () => {
  expect(() => documentTemplate([{file}])).toThrow('Add NAMES to the values of this inline script.');
});

it("uses the site's namespace for the stored announcement", () => {
  expect(documentTemplate([standardScripts.changedAnnouncement('docs', 'sale')])).toContain(
    `'docusaurus.announcement.id' + "-docs"`,
  );
});
