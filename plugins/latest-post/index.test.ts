import type {Plugin} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import latestPost from './index';

type ContentLoaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

const post = (title: string, unlisted = false) => ({
  metadata: {title, description: `About ${title}`, permalink: `/blog/${title}`, unlisted, tags: []},
});

/** Returns the global data for posts, which are given newest first. */
async function globalData(...blogPosts: ReturnType<typeof post>[]): Promise<unknown> {
  const setGlobalData = vi.fn();
  const allContent = {'docusaurus-plugin-content-blog': {default: {blogPosts}}};
  await latestPost().allContentLoaded?.({allContent, actions: {setGlobalData}} as unknown as ContentLoaded);
  return setGlobalData.mock.calls[0]?.[0];
}

it('provides title, description and address of the newest post', async () => {
  expect(await globalData(post('new'), post('old'))).toEqual({
    title: 'new',
    description: 'About new',
    permalink: '/blog/new',
  });
});

it('omits unlisted posts', async () => {
  expect(await globalData(post('hidden', true), post('listed'))).toMatchObject({title: 'listed'});
});

it.each([
  ['there is no post', []],
  ['all posts are unlisted', [post('hidden', true)]],
])('provides nothing when %s', async (_, posts) => {
  expect(await globalData(...posts)).toBeUndefined();
});
