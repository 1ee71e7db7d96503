import TOC from '@theme-original/TOC';
import {type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

/** Scrolls a list so that its marked entry is in the middle, when it is out of sight. */
function followMark(list: Element): void {
  const entry = list.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
  const area = list.getBoundingClientRect();
  if (entry && (entry.top < area.top || entry.bottom > area.bottom)) {
    list.scrollTop += entry.top - area.top - area.height / 2;
  }
}

/** The theme's table of contents inside a landmark with a name. A long one follows the reader. */
export default function NamedTOC(props: Props): ReactNode {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = landmark.current?.lastElementChild;
    const marks = new MutationObserver(() => list && followMark(list));
    if (list) marks.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => marks.disconnect();
  }, []);
  return (
    <nav ref={landmark} className={styles.landmark} aria-label={label}>
      {/* The landmark says it to those who do not see it. */}
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <TOC {...props} />
    </nav>
  );
}
