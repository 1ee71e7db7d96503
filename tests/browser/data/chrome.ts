/** A link of the chrome: its name, and its target (a path below the base path, or an external address). */
export interface ChromeLink {
  readonly name: string;
  readonly target: string;
}

/** Links of the top navbar, in order. */
export const navbarLinks: readonly ChromeLink[] = [
  {name: 'Saiki', target: '/'},
  {name: 'Docs', target: '/docs/getting-started/intro'},
  {name: 'API Reference', target: '/api'},
  {name: 'Blog', target: '/blog'},
  {name: 'Saiki on Discord', target: 'https://discord.gg/GFzWFAAZcm'},
  {name: 'Saiki on GitHub', target: 'https://github.com/truffle-ai/saiki'},
];

/** Groups of the footer, in order, with their links in order. */
export const footerGroups: readonly {readonly title: string; readonly links: readonly ChromeLink[]}[] = [
  {
    title: 'Documentation',
    links: [
      {name: 'Getting Started', target: '/docs/getting-started/intro'},
      {name: 'Guides', target: '/docs/category/guides'},
      {name: 'API Reference', target: '/api'},
    ],
  },
  {
    title: 'Community',
    links: [
      {name: 'Discord', target: 'https://discord.gg/GFzWFAAZcm'},
      {name: 'GitHub Discussions', target: 'https://github.com/truffle-ai/saiki/discussions'},
      {name: 'GitHub Issues', target: 'https://github.com/truffle-ai/saiki/issues'},
      {name: 'X (Twitter)', target: 'https://x.com/truffleai_'},
    ],
  },
  {
    title: 'Resources',
    links: [
      {name: 'Blog', target: '/blog'},
      {name: 'Examples', target: '/docs/examples-demos/email-slack'},
      {name: 'Contributing', target: 'https://github.com/truffle-ai/saiki/blob/main/CONTRIBUTING.md'},
      {name: 'Changelog', target: 'https://github.com/truffle-ai/saiki/releases'},
      {name: 'Accessibility', target: '/accessibility'},
    ],
  },
  {
    title: 'Truffle AI',
    links: [
      {name: 'Website', target: 'https://trytruffle.ai'},
      {name: 'GitHub', target: 'https://github.com/truffle-ai'},
    ],
  },
];
