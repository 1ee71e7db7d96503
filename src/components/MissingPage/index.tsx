import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nearestPaths} from '@docs-kit/report/names';
import titles from '@generated/page-titles/default/titles.json';
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
      <p>
        <Translate id="site.missingError.nearest">These entries of the error index have the nearest ids:</Translate>
      </p>
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

/** Links to the pages whose addresses are closest to the requested one. */
function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const nearest = nearestPaths(pathname, Object.keys(titles));
  if (nearest.length === 0) return null;
  return (
    <section>
      <p>
        <Translate id="site.nearestPages.nearest">Did you mean one of these?</Translate>
      </p>
      <ul>
        {nearest.map((page) => (
          <li key={page}>
            <Link to={page}>{titles[page]}</Link>
            <br />
            <small>{page.slice(site.baseUrl.length - 1)}</small>
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
