import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeHostFiles} from '@docs-kit/hosting';
import {hostedSite} from './hosting';

const folder = mkdtempSync(path.join(tmpdir(), 'host-files-'));
writeHostFiles(folder, hostedSite("default-src 'self'"));
const nginx = readFileSync(path.join(folder, '.hosts/nginx.conf'), 'utf8');
rmSync(folder, {recursive: true});

const container = readFileSync('deploy/Containerfile', 'utf8');
/** Returns the argument of an instruction in the Containerfile. */
const argumentOf = (instruction: string): string =>
  new RegExp(`^${instruction} (?<argument>.*)$`, 'mu').exec(container)?.groups?.argument ?? '';

// What it runs, and as whom, is tested in tests/hosts.
test("the container has the built site and what nginx needs, isn't root, and shows the port that nginx listens on", () => {
  expect(argumentOf('COPY')).toMatch(/^build \//);
  expect(argumentOf('USER')).toBe('www-data');
  expect(nginx).toContain(`listen ${argumentOf('EXPOSE')};`);
  expect(Number(argumentOf('EXPOSE')), 'ports below need a privilege').toBeGreaterThan(1023);
  expect(container).toContain('libnginx-mod-http-brotli-static');
});

test('nginx writes to /tmp alone, so that the container can be read-only', () => {
  const written = [...nginx.matchAll(/^\s*(?:pid|\w+_temp_path|error_log|access_log) (?<where>[^\s;]+)/gmu)];
  expect(written).toHaveLength(8);
  for (const [line, where] of written) expect(where, line).toMatch(/^(?:\/tmp\/|stderr$|off$)/u);
});
