import {describe, expect, it} from 'vitest';
import {nginxFaults} from './nginx.mjs';

const messages = (text: string): string[] => nginxFaults(text).map(({line, message}) => `${line}: ${message}`);

describe('nginxFaults', () => {
  it.each([
    'server {\n  listen 443 ssl; # secure\n  location /api/ { proxy_pass http://127.0.0.1:3001; }\n}',
    'map $http_upgrade $connection_upgrade {\n  default upgrade;\n  "" close;\n}\nserver { listen 80; }',
    'server { location = / { if ($request_method = POST) { return 405; } } }',
  ])('takes %j', (text) => {
    expect(messages(text)).toEqual([]);
  });

  it.each([
    ['server {\n  listen 443\n}', '2: The directive "listen" lacks its semicolon.'],
    ['server {\n  listen 443;', '2: The block "server" is not closed.'],
    ['server {}\n}', '2: A "}" too many.'],
    [
      'server {\n  proxy_pass http://a;\n}',
      '2: The directive "proxy_pass" stands in "server", but belongs into location.',
    ],
    [
      'server {\n  proxy_path /;\n}',
      '2: Unknown directive "proxy_path". If it is right, add it to scripts/samples/grammar/nginx.mts.',
    ],
    ['server {\n  listen;\n}', '2: The directive "listen" has no value.'],
    ['server {\n  add_header X "a;\n}', '2: A quote is not closed.'],
  ])('refuses %j', (text, expected) => {
    expect(messages(text)).toContain(expected);
  });
});
