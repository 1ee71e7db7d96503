import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import PartsDiagram from '@site/src/pages/_parts-diagram.md';
import type {HomeFacts} from '@site/config/homeFacts';
import styles from './styles.module.css';

/** How the parts fit, with the providers and transports that the contracts name. */
export default function Parts(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {providers, modelCount, transports} = siteConfig.customFields?.homeFacts as HomeFacts;
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts">How the parts fit</h2>
      <div className={styles.columns}>
        <MDXContent>
          <PartsDiagram />
        </MDXContent>
        <dl className={styles.facts}>
          <dt>Model providers</dt>
          <dd translate="no">{providers.join(', ')}</dd>
          <dt>Models known by name</dt>
          <dd>
            {modelCount}, and any model behind an OpenAI-compatible address (
            <Link to="/docs/guides/configuring-saiki/llm/providers">list of providers and models</Link>)
          </dd>
          <dt>MCP transports</dt>
          <dd translate="no">{transports.join(', ')}</dd>
        </dl>
      </div>
    </section>
  );
}
