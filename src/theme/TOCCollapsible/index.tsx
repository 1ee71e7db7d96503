import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useState} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';

/** Closes the list when the reader chooses a link, before the browser scrolls to its heading. */
function closeAtLink({currentTarget, target}: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}

/**
 * Shows the table of contents on small screens as a native `details` element, which opens without React. Its list is in
 * the HTML of the page; after a navigation, it's rendered when the reader opens it. The theme's needs React:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/TOCCollapsible/index.tsx
 */
export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const isNavigation = useIsBrowser();
  const [hasItems, setHasItems] = useState(!isNavigation);
  return (
    // Pressing Enter on a link fires a click.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details className={clsx('contents-fold', className)} onToggle={() => setHasItems(true)} onClick={closeAtLink}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      {hasItems && <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />}
    </details>
  );
}
