import {memo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/TOCItems/Tree';
import {breakableNames} from '@site/src/components/breakableNames';

/** The list of headings as plain links to places of the page, with names in code that break in a narrow column. */
function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => {
        collectLink(`#${id}`);
        return (
          <li key={id}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place of this page */}
            <a
              className={linkClassName ?? undefined}
              href={`#${id}`}
              // The build makes it from the author's heading.
              dangerouslySetInnerHTML={{__html: breakableNames(value)}}
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

/** Remembered: the list of its page does not change. */
export default memo(function TOCItems(props: Props): ReactNode {
  return props.toc.length > 0 && <TOCItemTree {...props} />;
});
