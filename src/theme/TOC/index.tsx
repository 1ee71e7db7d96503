import TOC from '@theme-original/TOC';
import {type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';

/** Scrolls a list so that its active entry is in the middle, unless it's already in view. */
function scrollToActive(list: Element): void {
  const entry = list.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
  const area = list.getBoundingClientRect();
  if (entry && (entry.top < area.top || entry.bottom > area.bottom)) {
    list.scrollTop += entry.top - area.top - area.height / 2;
  }
}

/**
 * Wraps the theme's table of contents in a `nav` landmark, and keeps the active entry in view. The theme's is a plain
 * `div`: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/TOC/index.tsx
 */
export default function NamedTOC(props: Props): ReactNode {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = landmark.current?.lastElementChild;
    const observer = new MutationObserver(() => list && scrollToActive(list));
    if (list) {
      // If the address has a hash, an entry is already active.
      scrollToActive(list);
      observer.observe(list, {subtree: true, attributeFilter: ['class']});
    }
    return () => observer.disconnect();
  }, []);
  return (
    <nav ref={landmark} className="contents-landmark" aria-label={label}>
      {/* Screen readers get it as the label of the landmark. */}
      <p className="contents-title" aria-hidden="true">
        {label}
      </p>
      <TOC {...props} />
    </nav>
  );
}
