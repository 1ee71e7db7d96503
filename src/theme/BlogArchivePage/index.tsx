import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {groupBy, HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';

/**
 * Shows all posts by year. The theme's page skips a heading level and has its title outside of `main`:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/BlogArchivePage/index.tsx
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  // Keys that are numbers come in ascending order.
  const years = Object.entries(groupBy(archive.blogPosts, ({metadata}) => metadata.date.slice(0, 4))).reverse();
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'site.blog.archive.description',
    message: 'Every post of the Saiki blog about AI agents and the tools that they use, year by year, newest first.',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg blog-archive">
          <Heading as="h1" className="blog-heading">
            {title}
          </Heading>
          {/* The class underlines the link, as in the text of other pages. */}
          <p className="markdown">
            {description}{' '}
            <Link to="/blog">{translate({id: 'site.blog.archive.back', message: 'Back to the blog'})}</Link>
          </p>
          {years.map(([year, posts = []]) => (
            <section key={year} aria-labelledby={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="clean-list">
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>{day.format(new Date(metadata.date))}</time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
