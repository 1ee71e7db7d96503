import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const ways = [
  {
    title: 'Use it',
    text: 'Install the command, write an agent file, and work with the agent in the terminal or the browser.',
    links: [
      {to: '/docs/getting-started/installation', label: 'Install Saiki'},
      {to: '/docs/guides/configuring-saiki/overview', label: 'Write an agent file'},
      {to: '/docs/guides/web-playground', label: 'Open the web playground'},
    ],
  },
  {
    title: 'Build on it',
    text: 'Call an agent over HTTP and WebSocket, or put one inside your own TypeScript program.',
    links: [
      {to: '/docs/guides/typescript-sdk', label: 'Use the TypeScript SDK'},
      {to: '/api', label: 'Call the REST API'},
      {to: '/docs/tutorials', label: 'Follow a tutorial'},
    ],
  },
  {
    title: 'Understand it',
    text: 'Learn what agents, tools and MCP are, how Saiki runs a request, and where its limits lie.',
    links: [
      {to: '/docs/concepts/what-is-an-ai-agent', label: 'What an AI agent is'},
      {to: '/docs/architecture/overview', label: 'How Saiki is built'},
      {to: '/docs/concepts/agents-vs-workflows', label: 'When to use an agent'},
    ],
  },
];

/** Shows three ways into the documentation. */
export default function Ways(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="ways">
      <h2 id="ways">Three ways in</h2>
      <div className={styles.columns}>
        {ways.map(({title, text, links}) => (
          <div key={title} className={styles.way}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {links.map(({to, label}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
