import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import {textOf} from '@site/src/components/textOf';

/** A heading with markup in it. Its direct link is called by the words of the heading; the theme's, by its id. */
function MarkedUpHeading({as: As, id = '', className, children, ...props}: Props): ReactNode {
  const anchorClassName = useAnchorTargetClassName(id);
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(children)},
  );
  return (
    <As {...props} className={clsx('anchor', anchorClassName, className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}

/** A heading of a Markdown page. */
export default function MDXHeading(props: Props): ReactNode {
  const isTheThemes = props.as === 'h1' || !props.id || typeof props.children === 'string';
  return isTheThemes ? <Heading {...props} /> : <MarkedUpHeading {...props} />;
}
