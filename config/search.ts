import * as z from 'zod';
import {unobservedCaption} from '@docs-kit/reference/captions';
import type {SearchPluginOptions, Synonyms} from '@docs-kit/search';
import {cli, errorCatalog} from './contracts';
import {readList} from './readList';

const {entries} = errorCatalog;

/** Subcommands of the CLI: `saiki create-app`. */
const {commands} = cli;

const words = z.array(z.string()).min(1);
export const synonymEntry = z
  .strictObject({words, alsoFinds: words.optional(), because: z.string()})
  .refine(({words: group, alsoFinds}) => group.length > 1 || alsoFinds, {
    path: ['words'],
    message: 'a word alone has no synonyms: name at least two, or what it alsoFinds',
  });
const synonyms = readList<Synonyms>(
  'config/searchSynonyms.yaml',
  synonymEntry,
  '{words: [db, database], because: short form}',
);

const members = /^\/api\/(?:types|saiki-agent|mcp-manager)$/u;

/** Kinds of entries, their weights, and entry points when nothing is typed (`packages/search/README.md`). */
export const search: SearchPluginOptions = {
  filters: [
    {id: 'docs', label: 'Docs'},
    {id: 'api', label: 'API'},
    {id: 'errors', label: 'Errors'},
    {id: 'blog', label: 'Blog'},
  ],
  kinds: [
    {
      id: 'error',
      label: 'Error',
      filter: 'errors',
      page: /^\/docs\/errors\//u,
      anchor: new RegExp(`^(?:${entries.map(({id}) => id).join('|')})$`, 'u'),
    },
    {id: 'errors', label: '', filter: 'errors', page: /^\/docs\/errors(?:\/|$)/u},
    {
      id: 'operation',
      label: 'Operation',
      filter: 'api',
      firstLine: /^(?:GET|POST|PUT|PATCH|DELETE) \S+$/u,
      name: 'firstLine',
    },
    {id: 'event', label: 'Event', filter: 'api', page: /^\/api\/events$/u, heading: /^\w+:\w+$/u},
    {id: 'message', label: 'Message', filter: 'api', anchor: /^(?:send|receive)-/u, page: /^\/api\/websocket$/u},
    {id: 'key', label: 'Configuration key', filter: 'docs', anchor: /^config-/u, name: 'anchor'},
    {id: 'variable', label: 'Environment variable', filter: 'docs', anchor: /^env-/u, name: 'anchor'},
    {id: 'flag', label: 'Flag', filter: 'docs', anchor: /^flag-/u, name: 'anchor'},
    {
      id: 'command',
      label: 'Command',
      filter: 'docs',
      // Interactive commands, and subcommands of the CLI.
      anchor: new RegExp(`^(?:slash-|saiki-(?:${commands.map(({name}) => name).join('|')})$)`, 'u'),
      name: 'anchor',
    },
    {id: 'provider', label: 'Provider', filter: 'docs', anchor: /^provider-/u, name: 'anchor'},
    {
      id: 'member',
      label: 'Member',
      filter: 'api',
      page: members,
      anchor: /^[a-z_]+-[a-z]+$/u,
      heading: /^\w+(?:\.\w+\(\))?$/u,
    },
    {id: 'export', label: 'Export', filter: 'api', page: members, heading: /^(?:[A-Z]\w+|\w+\(\)|[a-z]+[A-Z]\w*)$/u},
    {id: 'api', label: '', filter: 'api', page: /^\/api(?:\/|$)/u},
    {id: 'post', label: '', filter: 'blog', page: /^\/blog(?:\/|$)/u},
    {id: 'page', label: '', filter: 'docs'},
  ],
  weights: [
    {page: /^\/docs\/(?:guides|getting-started)\//u, factor: 1.1},
    {page: /^\/docs\/guides\/known-limits$/u, factor: 0.5},
    // Hundreds of short entries use the words of every subject. For pasted messages,
    // `src/theme/SearchBar/pinnedAnswers.ts` finds the entry.
    {page: /^\/docs\/errors\//u, factor: 0.4},
    {page: /^\/api\/types$/u, factor: 0.75},
    {page: /^\/blog\//u, factor: 0.7},
    {page: /^\/(?:docs|api)\/category\//u, factor: 0.4},
    {page: /^\/(?:$|accessibility$|markdown-page$|how-this-documentation-is-checked$)/u, factor: 0.5},
    {heading: /^(?:Next steps|Sources|Try next)$/u, factor: 0.35},
    // The troubleshooting section uses the words of all subjects on a page, but their own sections say more.
    {heading: /^What can go wrong$/u, factor: 0.8},
    {heading: / \(legacy\)$/u, factor: 0.4},
    {anchor: /^(?:config|env|flag|slash|provider|term)-/u, factor: 0.85},
  ],
  // First the page menu, all languages of a sample except the first, and notes that many operations share.
  ignore: [
    '[data-markdown-ignore]',
    '.sample-tab ~ .sample-tab',
    `p:has(> em:contains("${unobservedCaption}"))`,
    // What many pages repeat, and the list of a post's headings.
    '.sample-line',
    '.screen-note',
    '.contents-fold',
  ],
  synonyms,
  keywords: 'config/searchKeywords',
  entryPoints: [
    {label: 'Introduction', to: '/docs/getting-started/intro'},
    {label: 'Quickstart', to: '/docs/getting-started/quickstart'},
    {label: 'Build your first agent', to: '/docs/getting-started/first-agent-tutorial'},
    {label: 'All guides', to: '/docs/category/guides'},
    {label: 'All tutorials', to: '/docs/category/tutorials'},
    {label: 'API reference', to: '/api'},
    {label: 'Error index', to: '/docs/errors'},
    {label: 'Use these docs with an agent', to: '/docs/guides/ai-agents'},
  ],
};
