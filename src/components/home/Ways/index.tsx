import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const ways = [
  {
    title: 'Use an agent',
    links: [
      {to: '/docs/getting-started/first-agent-tutorial', label: 'build my first agent step by step'},
      {to: '/docs/guides/web-playground#start-it', label: 'chat in the browser'},
      {to: '/docs/guides/configuring-saiki/llm#choose-a-provider', label: 'choose a provider and a model'},
      {to: '/docs/guides/configuring-saiki/mcpServers#add-a-local-server', label: 'give an agent a tool'},
    ],
  },
  {
    title: 'Build with an agent',
    links: [
      {to: '/docs/guides/typescript-sdk#run-a-first-turn', label: 'run an agent inside my program'},
      {to: '/api#make-the-first-call', label: 'call an agent over HTTP'},
      {to: '/docs/guides/write-a-tool#write-the-server', label: 'write my own tool'},
      {to: '/docs/tutorials/backend-server#talk-in-25-lines', label: 'put a chat on a web page'},
    ],
  },
  {
    title: 'Understand and run agents',
    links: [
      {to: '/docs/concepts/what-is-an-ai-agent', label: 'learn what an AI agent is'},
      {to: '/docs/errors', label: 'understand an error message'},
      {to: '/docs/guides/security-model#who-reaches-what', label: 'find out who can reach my agent'},
      {to: '/docs/guides/deployment#start-a-server-on-one-machine', label: 'put an agent on a server'},
    ],
  },
];

/** Links what readers want to do to the sections that show how. */
export default function Ways(): ReactNode {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">I want to …</h2>
      <div className={styles.columns}>
        {ways.map(({title, links}) => (
          <div key={title} className={styles.way}>
            <h3>{title}</h3>
            <ul className="clean-list">
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
