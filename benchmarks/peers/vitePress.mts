import {about, frontPage, type Peer} from './peer.mts';

const config = `
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitepress';

/** VitePress makes no sidebar from files by itself. */
function items(folder) {
  return readdirSync(folder, {withFileTypes: true}).sort((one, other) => one.name.localeCompare(other.name)).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return [{text: entry.name, collapsed: true, items: items(place)}];
    const title = /^title: "?(.*?)"?$/m.exec(readFileSync(place, 'utf8'))?.[1];
    return title ? [{text: title, link: '/' + place.replace(/(?:\\/index)?\\.md$/, '')}] : [];
  });
}

export default defineConfig({
  title: '${about.title}',
  base: '${about.baseUrl}',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    outline: [2, 3],
    nav: [{text: 'Docs', link: '/docs/getting-started/intro'}, {text: 'API Reference', link: '/api/'}],
    sidebar: {'/docs/': items('docs'), '/api/': items('api'), '/blog/': items('blog')},
    socialLinks: [{icon: 'github', link: 'https://github.com/truffle-ai/saiki'}],
    footer: {message: 'Elastic License 2.0'},
  },
});
`;

/** VitePress with its default theme. */
export const vitePress: Peer = {
  name: 'VitePress',
  packages: {vitepress: '1.6.4', vue: '^3.5.0'},
  contentFolder: '.',
  dialect: {
    linkPrefix: '',
    // The theme doesn't show the title from the front matter, so it's added to the page.
    frontMatter: ({title, description}) => ({title, description}),
    withTitle: true,
    admonition: (type, title) => `::: ${type === 'note' ? 'info' : type} ${title ?? ''}`,
  },
  files: {'.vitepress/config.mjs': config, 'index.md': `# ${about.title}\n\n${frontPage.replace('/saiki/', '/')}`},
  buildCommand: ['vitepress', 'build'],
  devCommand: ['vitepress', 'dev'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
};
