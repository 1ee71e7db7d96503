import {translate} from '@docusaurus/Translate';

/**
 * A number of posts with its unit for screen readers; sighted readers see it on a page about posts. The theme's components
 * show what they get, whatever its type.
 */
export function postCount(count: number | undefined): number | undefined {
  if (!count) return undefined;
  const unit =
    count === 1
      ? translate({id: 'site.blog.post', message: 'post'})
      : translate({id: 'site.blog.posts', message: 'posts'});
  const shown = (
    <>
      {count}
      <span className="visually-hidden"> {unit}</span>
    </>
  );
  return shown as unknown as number;
}
