import {links} from './site';

/** Footer with its four groups. */
export const footer = {
  style: 'light' as const,
  links: [
    {
      title: 'Documentation',
      items: [
        {label: 'Getting Started', to: '/docs/getting-started/intro'},
        {label: 'Guides', to: '/docs/category/guides'},
        {label: 'API Reference', to: '/api'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discord', href: links.discord},
        {label: 'GitHub Discussions', href: links.discussions},
        {label: 'GitHub Issues', href: links.issues},
        {label: 'X (Twitter)', href: links.x},
      ],
    },
    {
      title: 'Resources',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Examples', to: '/docs/examples-demos/email-slack'},
        {label: 'Contributing', href: links.contributing},
        {label: 'Changelog', href: links.releases},
        {label: 'Accessibility', to: '/accessibility'},
      ],
    },
    {
      title: 'Truffle AI',
      items: [
        {label: 'Website', href: links.company},
        {label: 'GitHub', href: links.organisation},
      ],
    },
  ],
  copyright: 'Copyright © Truffle AI. Saiki is licensed under the Elastic License 2.0.',
};
