import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/config/socialCards';

/** Around every page: names the page's own social card, which `plugins/social-cards` draws after the build. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const card = siteConfig.url + siteConfig.baseUrl + socialCardPath(pathname);
  return (
    <>
      <Head>
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image" content={card} />
      </Head>
      {children}
    </>
  );
}
