/** Facts about the site that several modules need. */
export const site = {
  title: 'Saiki',
  tagline: 'Build AI Agents with ease',
  /** The release of Saiki that the site describes. */
  version: '0.3.7',
  url: 'https://truffle-ai.github.io',
  baseUrl: '/saiki/',
  /** Part of all keys in local storage, which sites on the same origin share. */
  storageNamespace: 'saiki',
} as const;

/** Addresses outside the site. */
export const links = {
  repository: 'https://github.com/truffle-ai/saiki',
  editBase: 'https://github.com/truffle-ai/saiki/tree/main/docs/',
  discussions: 'https://github.com/truffle-ai/saiki/discussions',
  issues: 'https://github.com/truffle-ai/saiki/issues',
  releases: 'https://github.com/truffle-ai/saiki/releases',
  contributing: 'https://github.com/truffle-ai/saiki/blob/main/CONTRIBUTING.md',
  organization: 'https://github.com/truffle-ai',
  discord: 'https://discord.gg/GFzWFAAZcm',
  x: 'https://x.com/truffleai_',
  company: 'https://trytruffle.ai',
} as const;

/** Folder of social cards, below the base URL. */
export const socialCards = 'img/cards/';

/**
 * Returns the address of a page's social card, relative to the base URL.
 * @param pathname address of the page, `/saiki/docs/guides/cli`
 * @example socialCardPath('/saiki/docs/guides/cli') // 'img/cards/docs/guides/cli.png'
 */
export function socialCardPath(pathname: string): string {
  const page = pathname.slice(site.baseUrl.length).replace(/\/$/, '') || 'index';
  return `${socialCards}${page}.png`;
}

/** Address of the MCP server below the base URL. Readers' programs know it: never change it. */
export const mcpServerFile = 'mcp/saiki-docs.mjs';
