import {lazy, Suspense, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';

// In a separate chunk, because the layout of the docs contains the not-found page: only missing pages load it.
const MissingPage = lazy(() => import('@site/src/components/MissingPage'));

const entries = [
  {
    to: '/docs/getting-started/intro',
    label: translate({id: 'site.notFound.introduction', message: 'Introduction to Saiki'}),
  },
  {
    to: '/docs/getting-started/installation',
    label: translate({id: 'site.notFound.installation', message: 'Installation'}),
  },
  {to: '/docs/category/guides', label: translate({id: 'site.notFound.guides', message: 'All guides'})},
  {to: '/docs/errors', label: translate({id: 'site.notFound.errors', message: 'Error index'})},
  {to: '/docs/category/tutorials', label: translate({id: 'site.notFound.tutorials', message: 'All tutorials'})},
  {to: '/api', label: translate({id: 'site.notFound.api', message: 'API reference'})},
  {to: '/blog', label: translate({id: 'site.notFound.blog', message: 'Blog'})},
];

/**
 * Shows the not-found page with links to the main pages. The theme's has none:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/NotFound/Content/index.tsx
 */
export default function NotFoundContent(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className="container margin-vert--xl not-found" data-missing-page data-hydrate>
      {/* Under /docs and /api, the theme sets no title. */}
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
        description={translate({
          id: 'site.notFound.description',
          message: 'No page of the Saiki documentation has this address. Start again from one of the main pages.',
        })}
      />
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      {/* All missing pages share one file, so only the browser knows the address. */}
      <Suspense>{isBrowser && <MissingPage />}</Suspense>
      <p>
        {/* Before hydration, `aria-controls` names the dialog; the address replaces the empty search words. */}
        <button
          type="button"
          className="search-button"
          aria-haspopup="dialog"
          aria-controls="site-search"
          data-search-open
          data-search-words=""
        >
          <Translate id="site.notFound.search">Search for the words in this address</Translate>
        </button>
      </p>
      <p>
        <Translate id="site.notFound.wayOut">
          The address may be mistyped, or the page may have moved. Start again from here:
        </Translate>
      </p>
      <ul className="clean-list not-found__entries">
        {entries.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
