import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Heading';
import {textOf} from '@site/src/components/textOf';

/** A heading with a direct link, which is called by the words of the heading; the theme calls it by its id. */
function LinkedHeading({as: As, id, className, children, ...props}: Props & {id: string}): ReactNode {
  const anchorClassName = useAnchorTargetClassName(id);
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(children)},
  );
  return (
    <As {...props} className={clsx('anchor', anchorClassName, className)} id={id}>
      {children}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place of this page */}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </a>
    </As>
  );
}

/** A heading of a Markdown page. The title needs no direct link: it is where the page begins. */
export default function MDXHeading({as: As, id, ...props}: Props): ReactNode {
  return As === 'h1' || !id ? <As {...props} /> : <LinkedHeading as={As} id={id} {...props} />;
}
