import {about, frontPage, type Peer} from './peer.mts';

const config = `
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: '${about.url}',
  base: '${about.baseUrl}',
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [starlight({
    title: '${about.title}',
    social: [{icon: 'github', label: 'GitHub', href: 'https://github.com/truffle-ai/saiki'}],
    sidebar: [
      {label: 'Docs', autogenerate: {directory: 'docs'}},
      {label: 'API Reference', autogenerate: {directory: 'api'}},
      {label: 'Blog', autogenerate: {directory: 'blog'}},
    ],
  })],
});
`;

const collections = `
import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

const types: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  warning: 'caution',
  danger: 'danger',
};

/** Starlight, Astro's documentation theme: the last version that runs on Node.js 20. */
export const starlight: Peer = {
  name: 'Starlight',
  packages: {'@astrojs/starlight': '~0.37.0', astro: '^5.16.0', sharp: '^0.34.0'},
  contentFolder: 'src/content/docs',
  dialect: {
    linkPrefix: '/saiki',
    frontMatter: ({title, description, position}) => ({
      title,
      description,
      ...(position !== undefined && {sidebar: {order: position}}),
    }),
    admonition: (type, title) => `:::${types[type] ?? 'note'}${title ? `[${title}]` : ''}`,
  },
  files: {
    'astro.config.mjs': config,
    'src/content.config.ts': collections,
    'src/content/docs/index.md': `---\ntitle: ${about.title}\n---\n${frontPage}`,
  },
  buildCommand: ['astro', 'build'],
  devCommand: ['astro', 'dev'],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'],
};
