import {memo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/TOCItems/Tree';

/**
 * Shows the headings as plain links within the page. The theme uses `Link`, several components for each entry:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/TOCItems/Tree.tsx
 */
function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => {
        collectLink(`#${id}`);
        return (
          <li key={id}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
            <a
              className={linkClassName ?? undefined}
              href={`#${id}`}
              // The build generates it from the author's heading.
              dangerouslySetInnerHTML={{__html: value}}
            />
            {children.length > 0 && (
              <TOCItemTree isChild toc={children} className={className} linkClassName={linkClassName} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Memoized: a page's headings don't change. */
export default memo(TOCItemTree);
