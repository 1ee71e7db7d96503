import ThemeLink from '@theme-original/MDXComponents/A';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';

/** A link of a Markdown page. The theme's cares for those that are targets themselves, and gives others an empty class. */
export default function MDXLink(props: Props): ReactNode {
  return props.id ? <ThemeLink {...props} /> : <Link {...props} />;
}
