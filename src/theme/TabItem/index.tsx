import TabItem from '@theme-original/TabItem';
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

/**
 * Wraps the panel of a tab, whose name is only in the bar above: on paper and without JavaScript all panels are shown one
 * after the other, and `src/css/base.css` shows the name of each. An attribute, because copies and search have it already.
 */
export default function NamedTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <div data-tab={props.label ?? props.value} />
      {children}
    </TabItem>
  );
}
