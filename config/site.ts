/** Facts about the site that more than one part needs. */
export const site = {
  title: 'Saiki',
  tagline: 'Build AI Agents with ease',
  url: 'https://truffle-ai.github.io',
  baseUrl: '/saiki/',
} as const;

/** Addresses outside the site. */
export const links = {
  repository: 'https://github.com/truffle-ai/saiki',
  editBase: 'https://github.com/truffle-ai/saiki/tree/main/docs/',
  discussions: 'https://github.com/truffle-ai/saiki/discussions',
  issues: 'https://github.com/truffle-ai/saiki/issues',
  releases: 'https://github.com/truffle-ai/saiki/releases',
  contributing: 'https://github.com/truffle-ai/saiki/blob/main/CONTRIBUTING.md',
  organisation: 'https://github.com/truffle-ai',
  discord: 'https://discord.gg/GFzWFAAZcm',
  x: 'https://x.com/truffleai_',
  company: 'https://trytruffle.ai',
} as const;
