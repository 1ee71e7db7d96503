import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/**
 * Shows the panel of a tab, with its name for screen readers, which the theme's lacks. On paper and without JavaScript all
 * panels are shown one after the other, and `src/css/base.css` shows the name of each. An attribute, because copies and
 * search have the name already.
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/TabItem/index.tsx
 */
export default function NamedTabItem({children, label, value}: Props): ReactNode {
  const {selectedValue} = useTabs();
  return (
    <div role="tabpanel" aria-label={label ?? value} hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
