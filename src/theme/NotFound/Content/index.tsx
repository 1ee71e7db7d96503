import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';

// In a separate chunk, because the layout of the docs contains the not-found page: only missing pages load it.
const MissingPage = lazy(() => import('@site/src/components/MissingPage'));

const entries = [
  {to: '/docs/getting-started/intro', label: 'Introduction to Saiki'},
  {to: '/docs/getting-started/installation', label: 'Installation'},
  {to: '/docs/category/guides', label: 'All guides'},
  {to: '/docs/errors', label: 'Error index'},
  {to: '/docs/category/tutorials', label: 'All tutorials'},
  {to: '/api', label: 'API reference'},
  {to: '/blog', label: 'Blog'},
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
        title="Page Not Found"
        description="No page of the Saiki documentation has this address. Start again from one of the main pages."
      />
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <Heading as="h1">Page Not Found</Heading>
      <p>We could not find what you were looking for.</p>
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
          Search for the words in this address
        </button>
      </p>
      <p>The address may be mistyped, or the page may have moved. Start again from here:</p>
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
