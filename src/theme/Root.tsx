import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyPath} from '@docs-kit/markdown-copies/addresses';
import {socialCardPath} from '@site/config/site';

/**
 * Adds the addresses of the page's social card and of its Markdown copy to its head; `scripts/socialCards.mts` and
 * `packages/markdown-copies` create them after the build. Docusaurus wraps all pages in this component: https://docusaurus.io/docs/swizzling#wrapper-your-site-with-root
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const card = siteConfig.url + siteConfig.baseUrl + socialCardPath(pathname);
  const alt = `${siteConfig.title}'s logo and the title of this page`;
  return (
    <>
      <Head>
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:type" content="website" />
        <meta property="og:image" content={card} />
        <meta property="og:image:alt" content={alt} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={card} />
        <meta name="twitter:image:alt" content={alt} />
        {!pathname.endsWith('/404.html') && (
          <link rel="alternate" type="text/markdown" href={copyPath(pathname, siteConfig.baseUrl)} />
        )}
      </Head>
      {children}
    </>
  );
}
