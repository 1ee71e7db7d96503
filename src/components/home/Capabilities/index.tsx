import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The icons are SVG paths on a canvas of 24 × 24. */
const capabilities = [
  {
    title: 'One file, one agent',
    text: 'Keep model, prompt, tools, storage and approvals in one YAML file, with completion and checks in your editor.',
    to: '/docs/guides/configuring-saiki/overview',
    icon: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5',
  },
  {
    title: 'Tools from MCP servers',
    text: 'Connect MCP servers over stdio, SSE or streamable HTTP. Adding another one takes a few lines.',
    to: '/docs/guides/configuring-saiki/mcpServers',
    icon: 'M4 7h7v10H4zM13 4h7v6h-7zM13 14h7v6h-7zM11 10l2-2M11 14l2 2',
  },
  {
    title: 'You approve what runs',
    text: 'Approve or deny each tool call before it runs, or let one setting decide for all of them.',
    to: '/docs/guides/configuring-saiki/toolConfirmation',
    icon: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  },
  {
    title: 'Sessions that last',
    text: 'Run many conversations side by side, search them, and keep their messages across restarts with SQLite.',
    to: '/docs/guides/configuring-saiki/sessions',
    icon: 'M4 5h16v10H9l-5 4zM8 9h8M8 12h5',
  },
  {
    title: 'Several ways in',
    text: 'Reach the agent from a terminal, the web playground, REST, WebSocket, Discord, Telegram or an MCP client.',
    to: '/docs/guides/cli',
    icon: 'M3 5h18v14H3zM7 10l3 2-3 2M12 15h5',
  },
  {
    title: 'A typed SDK',
    text: 'Run the same agent inside your own program, and follow what it does through typed events.',
    to: '/docs/guides/typescript-sdk',
    icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  },
];

/** Lists what Saiki offers, each with a link to the page about it. */
export default function Capabilities(): ReactNode {
  return (
    <section aria-labelledby="capabilities">
      <h2 id="capabilities">What you get</h2>
      <ul className={styles.cards}>
        {capabilities.map(({title, text, to, icon}) => (
          <li key={title} className={styles.card}>
            <svg className="card-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
