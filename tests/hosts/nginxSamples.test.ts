// nginx itself checks the nginx files that pages show: the sample check only parses them.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {openSamplePages, pageLine, type SampleBlock} from '@docs-kit/code-samples/check';
import {findPages} from '@docs-kit/pages';
import {pageFolders} from '../../config/content';
import {makeCertificate, nginxProgram} from '../../scripts/server/hosts.mts';

const work = mkdtempSync(path.join(tmpdir(), 'nginx-samples-'));
const readPage = openSamplePages(process.cwd());
const nginxBlocks = (file: string, source?: string): SampleBlock[] =>
  readPage(file, source).blocks.filter(({language}) => language === 'nginx');
const samples = findPages(process.cwd(), pageFolders).flatMap((file) => nginxBlocks(file));

afterAll(() => rmSync(work, {recursive: true}));

/** Returns nginx's messages about a file in its folder `conf.d`, with the line numbers of the page. */
function nginxProblems(block: SampleBlock): string {
  const {certificate, key} = makeCertificate(work);
  // What only the reader's server has: the certificate, and permission to listen on port 443.
  const text = block.code
    .replace(/(ssl_certificate\s+)[^\s;]+/u, `$1${certificate}`)
    .replace(/(ssl_certificate_key\s+)[^\s;]+/u, `$1${key}`)
    .replace(/(listen\s+)443\b/u, '$18443');
  const sample = path.join(work, 'sample.conf');
  writeFileSync(sample, text);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work};`);
  const main = path.join(work, 'nginx.conf');
  const lines = [`pid ${work}/pid;`, 'events {}', `http { access_log off; ${folders.join(' ')} include ${sample}; }`];
  writeFileSync(main, lines.join('\n'));
  const {status, stderr} = spawnSync(nginxProgram, ['-t', '-q', '-e', 'stderr', '-c', main], {encoding: 'utf8'});
  if (status === 0) return '';
  const [, message = stderr, line] = /\[emerg\] (?:\d+#\d+: )?(.*) in \S+sample\.conf:(\d+)/u.exec(stderr) ?? [];
  return `${block.file}:${pageLine(block, Number(line ?? 0))} ${message}`;
}

it.each(samples.map((block) => [`${block.file}:${block.line}`, block] as const))('nginx accepts %s', (_, block) => {
  expect(nginxProblems(block)).toBe('');
});

it.each([
  ['listen 443 ssl', 'page.md:5 unexpected "}"'],
  ['proxy_path http://127.0.0.1:3001;', 'page.md:4 unknown directive "proxy_path"'],
  ['proxy_pass http://127.0.0.1:3001;', 'page.md:4 "proxy_pass" directive is not allowed here'],
  ['listen;', 'page.md:4 invalid number of arguments in "listen" directive'],
  ['add_header X "a;', 'page.md:5 unexpected end of file, expecting ";" or "}"'],
  ['location / {', 'page.md:5 unexpected end of file, expecting "}"'],
])('nginx rejects a server with %j, and the page and line are known', (line, problem) => {
  const [block] = nginxBlocks('page.md', `Text.\n\`\`\`nginx\nserver {\n  ${line}\n}\n\`\`\`\n`);
  expect(block && nginxProblems(block)).toBe(problem);
});
