import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Capabilities from '@site/src/components/home/Capabilities';
import Hero from '@site/src/components/home/Hero';
import Parts from '@site/src/components/home/Parts';
import Ways from '@site/src/components/home/Ways';
import FirstSession from './_first-session.md';
import styles from './index.module.css';

const description =
  'Saiki is a TypeScript toolkit: describe an AI agent in one YAML file, give it tools from MCP servers, and use it from a terminal, a browser or your own code.';

/** Shows the commands that try the agent file of the hero, and what the terminal showed when they were recorded. */
function Session(): ReactNode {
  return (
    <section className={styles.session} aria-labelledby="session">
      <div className={styles.columns}>
        <div className={styles.about}>
          <h2 id="session">Your agent asks before it acts</h2>
          <p>
            Save the agent file above as <code>notes-agent.yml</code> in an empty folder. There, write a note and ask
            about it. The model chooses the tool, and nothing runs until you approve it.
          </p>
        </div>
        <div>
          <MDXContent>
            <FirstSession />
          </MDXContent>
        </div>
      </div>
    </section>
  );
}

/** What `plugins/latest-post` provides. */
type LatestPostData = Pick<BlogPostMetadata, 'title' | 'description' | 'permalink'>;

/** Shows the newest blog post, or nothing if there's none. */
function LatestPost(): ReactNode {
  const post = usePluginData('latest-post') as LatestPostData | undefined;
  return (
    post && (
      <section className={styles.latest} aria-labelledby="latest-post">
        <div className={styles.post}>
          <h2 id="latest-post" className={styles.label}>
            From the blog
          </h2>
          <div>
            <h3>
              <Link to={post.permalink}>{post.title}</Link>
            </h3>
            <p>{post.description}</p>
          </div>
        </div>
      </section>
    )
  );
}

/** Front page: what Saiki is, how to start it, where to go from here, what it looks like, what it offers. */
export default function Home(): ReactNode {
  return (
    <Layout title="Build AI Agents with ease" description={description}>
      <main className="home">
        <Hero />
        <Ways />
        <Session />
        <Capabilities />
        <Parts />
        <LatestPost />
      </main>
    </Layout>
  );
}
