import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

/** Returns the text of a node without its markup: `SaikiAgent` for `<code>SaikiAgent</code>`. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  return Children.toArray(node)
    .map((child) => (isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}

/**
 * Shows a heading with a direct link beside it. The theme's link is part of the heading, so screen readers read every
 * heading twice: https://github.com/facebook/docusaurus/issues/9222. The link's label is the text of the heading; the
 * theme uses the id if the heading contains markup:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/Heading/index.tsx
 */
function LinkedHeading({as: As, id, className, children, ...props}: Props & {id: string}): ReactNode {
  const anchorClassName = useAnchorTargetClassName(id);
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(children)},
  );
  return (
    <div className="heading">
      <As {...props} className={clsx('anchor', anchorClassName, className)} id={id}>
        {children}
      </As>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
      <a className="hash-link" href={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </a>
    </div>
  );
}

/** Shows a heading. A page's title has no direct link: it is where the page begins. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  return As === 'h1' || !id ? <As {...props} /> : <LinkedHeading as={As} id={id} {...props} />;
}
