import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/**
 * Shows the panel of a tab, labeled for screen readers, unlike the theme's. In print and without JavaScript, all panels
 * are shown one after another, and `src/css/base.css` shows their labels. It's an attribute because Markdown copies and
 * the search index contain the name already.
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
