import type {Plugin} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import pageTitles from './index';

type ContentLoaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

it('provides the titles of all instances by address', async () => {
  const instance = (permalink: string, title: string) => ({loadedVersions: [{docs: [{permalink, title}]}]});
  const createData = vi.fn();
  const docs = {docs: instance('/docs/mcp', 'The Model Context Protocol'), api: instance('/api/rest/mcp', 'MCP')};
  const post = {metadata: {permalink: '/blog/agents', title: 'Agents and workflows'}};
  const allContent = {
    'docusaurus-plugin-content-docs': docs,
    'docusaurus-plugin-content-blog': {default: {blogPosts: [post]}},
  };
  await pageTitles().allContentLoaded?.({allContent, actions: {createData}} as unknown as ContentLoaded);
  expect(createData).toHaveBeenCalledExactlyOnceWith('titles.json', {
    '/docs/mcp': 'The Model Context Protocol',
    '/api/rest/mcp': 'MCP',
    '/blog/agents': 'Agents and workflows',
  });
});
