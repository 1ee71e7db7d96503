import TOCItems from '@theme-original/TOCItems';
import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/TOCItems';
import {breakableNames} from '@site/src/components/breakableNames';

/** The theme's list of headings, with names in code that break between their words in a narrow column. */
export default function TOCItemsWithBreakableNames({toc, ...props}: Props): ReactNode {
  const breakable = useMemo(() => toc.map((item) => ({...item, value: breakableNames(item.value)})), [toc]);
  return <TOCItems {...props} toc={breakable} />;
}
