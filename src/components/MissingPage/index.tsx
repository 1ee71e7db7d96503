import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {nearestPaths} from '@docs-kit/report/nearestPaths';
import {capitalized} from '@docs-kit/report/text';
import {site} from '@site/config/site';
import type {ErrorSummary} from '@site/src/errors/matchErrors';
import {nearestErrors} from '@site/src/errors/nearestErrors';

/** Lists the entries of the error index whose ids are closest to the requested one. */
function NearestErrors({id}: {id: string}): ReactNode {
  const [nearest, setNearest] = useState<readonly ErrorSummary[]>([]);
  useEffect(() => {
    nearestErrors(id)
      .then(setNearest)
      .catch(() => undefined);
  }, [id]);
  if (nearest.length === 0) return null;
  return (
    <section>
      <p>These entries of the error index have the nearest ids:</p>
      <ul>
        {nearest.map((error) => (
          <li key={error.id}>
            <Link to={error.address} translate="no">
              {error.id}
            </Link>{' '}
            <span>{error.title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Derives a page's name from its address: `/saiki/docs/guides/rate-limits` becomes "Guides › Rate limits". */
function nameOf(path: string): string {
  const parts = path
    .slice(site.baseUrl.length)
    .replace(/^docs\//, '')
    .split('/');
  return parts.map((part) => capitalized(part).replaceAll('-', ' ')).join(' › ');
}

/** Links to the pages whose addresses are closest to the requested one. */
function NearestPages(): ReactNode {
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
      <p>Did you mean one of these?</p>
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

/** Suggests what the reader of the not-found page may have been looking for: entries of the error index, and pages. */
export default function MissingPage(): ReactNode {
  const {pathname} = useLocation();
  const errors = useBaseUrl('/docs/errors/');
  const id = pathname.startsWith(errors) ? pathname.slice(errors.length).replace(/\/$|\.html$/u, '') : '';
  return (
    <>
      {/* A component for each id, so that none shows what was found for another. */}
      {id && <NearestErrors key={id} id={id} />}
      <NearestPages />
    </>
  );
}
