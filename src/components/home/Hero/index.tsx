import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import AgentFile from '@site/src/pages/_agent-file.md';
import InstallCommand from '@site/src/pages/_install-command.md';
import styles from './styles.module.css';

/** Shows the tagline, the install command and an agent file. */
export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.inside}>
        <div>
          <h1 className={styles.tagline}>{siteConfig.tagline}</h1>
          <p className={styles.lead}>
            Saiki is a TypeScript toolkit. Describe an agent in one YAML file, give it tools from MCP servers, and talk
            to it from a terminal, a browser, a chat app or your own code.
          </p>
          <MDXContent>
            <InstallCommand />
          </MDXContent>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/docs/getting-started/quickstart">
              Start in five minutes
            </Link>
            <Link className={styles.secondary} to="/docs/getting-started/intro">
              Read the introduction
            </Link>
          </p>
        </div>
        <div>
          <MDXContent>
            <AgentFile />
          </MDXContent>
        </div>
      </div>
    </header>
  );
}
