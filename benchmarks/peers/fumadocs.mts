import {about, frontPage, type Peer} from './peer.mts';

const nextConfig = `
import {createMDX} from 'fumadocs-mdx/next';

export default createMDX()({output: 'export', basePath: '${about.baseUrl.replace(/\/$/, '')}', reactStrictMode: true});
`;

const collections = `
import {remarkDirectiveAdmonition} from 'fumadocs-core/mdx-plugins';
import {defineConfig, defineDocs} from 'fumadocs-mdx/config';
import remarkDirective from 'remark-directive';

export const docs = defineDocs({dir: 'content'});
export default defineConfig({mdxOptions: {remarkPlugins: [remarkDirective, remarkDirectiveAdmonition]}});
`;

const source = `
import {docs} from 'fumadocs-mdx:collections/server';
import {loader} from 'fumadocs-core/source';

export const source = loader({baseUrl: '/', source: docs.toFumadocsSource()});
`;

const layout = `
import {DocsLayout} from 'fumadocs-ui/layouts/docs';
import {RootProvider} from 'fumadocs-ui/provider/next';
import type {ReactNode} from 'react';
import {source} from '@/source';
import './global.css';

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <RootProvider search={{enabled: false}}>
          <DocsLayout
            tree={source.getPageTree()}
            nav={{title: '${about.title}'}}
            githubUrl="https://github.com/truffle-ai/saiki">
            {children}
          </DocsLayout>
        </RootProvider>
      </body>
    </html>
  );
}
`;

const page = `
import {DocsBody, DocsDescription, DocsPage, DocsTitle} from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import {notFound} from 'next/navigation';
import {source} from '@/source';

interface Properties {
  params: Promise<{slug?: string[]}>;
}

export default async function Page({params}: Properties) {
  const page = source.getPage((await params).slug);
  if (!page) notFound();
  const Content = page.data.body;
  return (
    <DocsPage toc={page.data.toc}>
      <DocsTitle>{page.data.title}</DocsTitle>
      <DocsDescription>{page.data.description}</DocsDescription>
      <DocsBody><Content components={components} /></DocsBody>
    </DocsPage>
  );
}

export const generateStaticParams = () => source.generateParams();

export async function generateMetadata({params}: Properties) {
  const page = source.getPage((await params).slug);
  return {title: page?.data.title, description: page?.data.description};
}
`;

const styles = `
@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';
`;

const typescript = {
  compilerOptions: {
    target: 'ESNext',
    lib: ['dom', 'dom.iterable', 'esnext'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    isolatedModules: true,
    jsx: 'react-jsx',
    paths: {'@/*': ['./*'], 'fumadocs-mdx:collections/*': ['./.source/*']},
  },
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['node_modules'],
};

/** Fumadocs, on Next.js: static files, without its search, like all sites here. */
export const fumadocs: Peer = {
  name: 'Fumadocs',
  packages: {
    '@tailwindcss/postcss': '^4.1.0',
    '@types/mdx': '^2.0.0',
    '@types/node': '^20.0.0',
    '@types/react': '^19.2.0',
    'fumadocs-core': '~16.10.0',
    'fumadocs-mdx': '^14.0.0',
    'fumadocs-ui': '~16.10.0',
    'mdast-util-directive': '^3.1.0',
    next: '~16.4.0',
    react: '^19.2.0',
    'react-dom': '^19.2.0',
    'remark-directive': '^3.0.0',
    tailwindcss: '^4.1.0',
    typescript: '~5.9.0',
  },
  contentFolder: 'content',
  dialect: {linkPrefix: '', frontMatter: ({title, description}) => ({title, description})},
  files: {
    'next.config.mjs': nextConfig,
    'source.config.ts': collections,
    'source.ts': source,
    'tsconfig.json': JSON.stringify(typescript),
    'postcss.config.mjs': "export default {plugins: {'@tailwindcss/postcss': {}}};\n",
    'app/global.css': styles,
    'app/layout.tsx': layout,
    'app/[[...slug]]/page.tsx': page,
    'content/index.md': `---\ntitle: ${about.title}\n---\n${frontPage.replace('/saiki/', '/')}`,
  },
  buildCommand: ['next', 'build'],
  devCommand: ['next', 'dev'],
  output: 'out',
  caches: ['.next', '.source', 'out'],
};
