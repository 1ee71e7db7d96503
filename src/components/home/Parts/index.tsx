import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {HomeFacts} from '@site/config/contracts';
import styles from './styles.module.css';

const frontEnds = [
  {label: 'Command line', to: '/docs/guides/cli'},
  {label: 'Web playground', to: '/docs/guides/web-playground'},
  {label: 'REST and WebSocket', to: '/api'},
  {label: 'MCP clients', to: '/docs/guides/saiki-as-mcp-server'},
  {label: 'Your TypeScript code', to: '/docs/guides/typescript-sdk'},
];

/** Returns the parts that the agent uses, and what it exchanges with each. */
function backends({providers, modelCount, transports}: HomeFacts) {
  return [
    {
      exchange: 'prompt and history',
      name: 'Model provider',
      to: '/docs/guides/configuring-saiki/llm/providers',
      facts: (
        <>
          <span translate="no">{providers.join(', ')}</span>; {modelCount} listed models, and any behind an
          OpenAI-compatible endpoint
        </>
      ),
    },
    {
      exchange: 'tool calls',
      name: 'MCP servers',
      to: '/docs/guides/configuring-saiki/mcpServers',
      facts: (
        <>
          over <span translate="no">{transports.join(', ')}</span>
        </>
      ),
    },
    {
      exchange: 'sessions',
      name: 'Storage',
      to: '/docs/guides/configuring-saiki/storage',
      facts: 'in memory, or in SQLite to survive restarts',
    },
  ];
}

const description =
  'The front ends pass messages to the Saiki agent, which agent.yml sets up. It uses a model provider, MCP servers and storage.';

/** Shows how the parts fit together: a diagram made of lists, complete on every screen and for screen readers. */
export default function Parts(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const facts = siteConfig.customFields?.homeFacts as HomeFacts;
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">How the parts fit together</h2>
      <p className={styles.lead}>
        People and programs reach the same agent through whichever front end suits them. The agent file sets the agent's
        model and tools, and where it keeps sessions.
      </p>
      <div className={clsx('parts-diagram', styles.map)} role="group" aria-label={description}>
        <ul className={styles.fronts} aria-label="Front ends">
          {frontEnds.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className={styles.agent}>
          <p className={styles.file} translate="no">
            agent.yml
          </p>
          <p className={styles.name}>
            <Link to="/docs/architecture/overview">Saiki agent</Link>
          </p>
        </div>
        <ul className={styles.backs} aria-label="What the agent uses">
          {backends(facts).map(({exchange, name, to, facts: text}) => (
            <li key={to}>
              <span className={styles.exchange}>{exchange}</span>
              <div className={styles.part}>
                <Link to={to}>{name}</Link>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
