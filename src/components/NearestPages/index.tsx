import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {nearestPaths} from '@docs-kit/report/nearestPaths';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {site} from '@site/config/site';

/** Reads a page's name from its address: `/saiki/docs/guides/rate-limits` is "Guides › Rate limits". */
function nameOf(path: string): string {
  const parts = path
    .slice(site.baseUrl.length)
    .replace(/^docs\//, '')
    .split('/');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ')).join(' › ');
}

/** Links the pages whose addresses are nearest to the one that was asked for, which has none. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const docs = useAllDocsData();
  const pages = Object.values(docs).flatMap(({versions}) => versions.flatMap((version) => version.docs));
  const nearest = nearestPaths(
    pathname,
    pages.map(({path}) => path),
  );
  if (nearest.length === 0) return null;
  return (
    <section>
      <p>
        <Translate id="site.nearestPages.nearest">Did you mean one of these?</Translate>
      </p>
      <ul>
        {nearest.map((page) => (
          <li key={page}>
            <Link to={page}>{nameOf(page)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
