import type {LoadContext, Plugin} from '@docusaurus/types';
import markdownCopies, {type MarkdownCopiesOptions} from '@docs-kit/markdown-copies';
import {contractLinks} from './publishedContracts';
import {redirects} from './redirects';
import {mcpServerFile, site} from './site';

const options: MarkdownCopiesOptions = {
  summary: `Documentation of Saiki ${site.version}, a TypeScript toolkit for building AI agents: one YAML file describes an agent, MCP servers give it tools, and it runs in a terminal, behind REST and WebSocket, or inside your own program.`,
  notes: [
    'Each page is Markdown at its address plus `.md`. A copy that would be longer than 50,000 characters lists its sections, each a file of its own.',
    `The contracts below are what the pages are made of. Each is also at an address with its release, \`schemas/${site.version}/…\`, which never changes.`,
  ],
  resources: [
    {
      title: 'For agents',
      links: [
        {
          title: 'Rules for coding agents',
          path: 'AGENTS.md',
          description: 'rules that prevent the usual mistakes, as a section for the AGENTS.md of a project',
        },
        {
          title: 'MCP server',
          path: mcpServerFile,
          description:
            'these pages as tools (search, read, lookup, check an agent file), one file for Node.js, offline',
        },
      ],
    },
    {title: 'Contracts', links: contractLinks},
  ],
  frontMatter: {version: site.version},
  areas: [
    {path: 'docs', title: 'Documentation'},
    {path: 'api', title: 'API reference'},
    {path: 'blog', title: 'Blog'},
  ],
  redirects: redirects.redirects,
  rules: './plugins/markdown-rules/rules',
};

/** Publishes each page as Markdown too. A function, because Docusaurus ships plugin options to the browser. */
export const siteMarkdownCopies = (context: LoadContext): Plugin => markdownCopies(context, options);
