import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Capabilities from '@site/src/components/home/Capabilities';
import Hero from '@site/src/components/home/Hero';
import LatestPost from '@site/src/components/home/LatestPost';
import Parts from '@site/src/components/home/Parts';
import Ways from '@site/src/components/home/Ways';

const description =
  'Saiki is an open-source TypeScript toolkit: describe an AI agent in one YAML file, give it tools from MCP servers, and use it from a terminal, a browser or your own code.';

/** Front page: what Saiki is, how it starts, what it gives, where to go next. */
export default function Home(): ReactNode {
  return (
    <Layout title="Build AI Agents with ease" description={description}>
      <main className="home">
        <Hero />
        <Capabilities />
        <Parts />
        <Ways />
        <LatestPost />
      </main>
    </Layout>
  );
}
