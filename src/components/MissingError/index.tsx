import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ErrorSummary} from '@site/src/errors/matchErrors';
import {nearestErrors} from '@site/src/errors/nearestErrors';

/** On the not-found page below `/docs/errors/`: shows the entries of the error index whose ids are nearest to the address. */
export default function MissingError(): ReactNode {
  const {pathname} = useLocation();
  const errors = useBaseUrl('/docs/errors/');
  const [found, setFound] = useState<{readonly id: string; readonly nearest: readonly ErrorSummary[]}>();
  const id = pathname.startsWith(errors) ? pathname.slice(errors.length).replace(/\/$|\.html$/u, '') : '';

  useEffect(() => {
    let isCurrent = true;
    if (id === '') return undefined;
    nearestErrors(id)
      .then((nearest) => isCurrent && setFound({id, nearest}))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id]);

  const nearest = found?.id === id ? found.nearest : [];
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
