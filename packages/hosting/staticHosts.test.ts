import {expect, test} from 'vitest';
import type {HostedSite} from './site';
import {headersFile, redirectsFile, vercelConfiguration} from './staticHosts';

const site: HostedSite = {
  baseUrl: '/docs/',
  common: {'X-Content-Type-Options': 'nosniff'},
  rules: [
    {path: '/docs/', headers: {'Cache-Control': 'no-cache'}},
    {path: '/docs/assets/', headers: {'Cache-Control': 'immutable'}},
  ],
  redirects: [{from: '/old', to: '/new'}],
};
const atRoot: HostedSite = {
  ...site,
  baseUrl: '/',
  rules: [{path: '/assets/', headers: {'Cache-Control': 'immutable'}}],
};
const lines = (text: string): string[] => text.trimEnd().split('\n');

test('_headers has the common headers, and rules that no other rule is an exception to', () => {
  expect(lines(headersFile(site))).toEqual([
    '/*',
    '  X-Content-Type-Options: nosniff',
    '/docs/assets/*',
    '  Cache-Control: immutable',
  ]);
});

test('_redirects leads from old addresses to new ones, and to the base path', () => {
  expect(lines(redirectsFile(site))).toEqual(['/docs/old /docs/new 301', '/ /docs/ 301']);
  expect(lines(redirectsFile(atRoot))).toEqual(['/old /new 301']);
});

test('vercel.json says the same', () => {
  const headers = (value: string) => [{key: 'Cache-Control', value}];
  expect(JSON.parse(vercelConfiguration(site))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {source: '/(.*)', headers: [{key: 'X-Content-Type-Options', value: 'nosniff'}]},
      {source: '/docs/assets/(.*)', headers: headers('immutable')},
    ],
    redirects: [
      {source: '/docs/old', destination: '/docs/new', permanent: true},
      {source: '/', destination: '/docs', permanent: true},
    ],
  });
  expect(JSON.parse(vercelConfiguration(atRoot))).toMatchObject({
    redirects: [{source: '/old', destination: '/new', permanent: true}],
  });
});
