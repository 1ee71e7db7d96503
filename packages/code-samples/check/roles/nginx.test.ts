import {describe, expect, it} from 'vitest';
import {nginxProblems} from './nginx';

const messages = (text: string): string[] => nginxProblems(text).map(({line, message}) => `${line}: ${message}`);

describe('nginxProblems', () => {
  it.each([
    'server {\n  listen 443 ssl; # secure\n  location /api/ { proxy_pass http://127.0.0.1:3001; }\n}',
    'map $http_upgrade $connection_upgrade {\n  default upgrade;\n  "" close;\n}\nserver { listen 80; }',
    'server { location = / { if ($request_method = POST) { return 405; } } }',
  ])('accepts %j', (text) => {
    expect(messages(text)).toEqual([]);
  });

  it.each([
    ['server {\n  listen 443\n}', '2: The directive "listen" is missing its semicolon.'],
    ['server {\n  listen 443;', '2: The block "server" is not closed.'],
    ['server {}\n}', '2: There is one "}" too many.'],
    ['server {\n  proxy_pass http://a;\n}', '2: The directive "proxy_pass" is in "server", but belongs in location.'],
    [
      'server {\n  proxy_path /;\n}',
      '2: Unknown directive "proxy_path". If it is right, add it to packages/code-samples/check/roles/nginx.ts.',
    ],
    ['server {\n  listen;\n}', '2: The directive "listen" has no value.'],
    ['server {\n  add_header X "a;\n}', '2: A quote is not closed.'],
  ])('rejects %j', (text, expected) => {
    expect(messages(text)).toContain(expected);
  });
});
