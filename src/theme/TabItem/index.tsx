import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/**
 * Shows the panel of a tab, labeled for screen readers, unlike the theme's. In print and without JavaScript, all panels
 * are shown one after another, and `src/css/base.css` shows their labels. It's an attribute because Markdown copies and
 * the search index contain the name already. The browser's own search finds text in all panels, and shows the one.
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/TabItem/index.tsx
 */
export default function NamedTabItem({children, label, value}: Props): ReactNode {
  const {selectedValue, selectValue} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isHidden = value !== selectedValue;
  useLayoutEffect(() => {
    // React would write an empty value: https://github.com/react/react/pull/35784
    if (isHidden) panel.current?.setAttribute('hidden', 'until-found');
  }, [isHidden]);
  useEffect(() => {
    const {current} = panel;
    const select = (): void => selectValue(value);
    current?.addEventListener('beforematch', select);
    return () => current?.removeEventListener('beforematch', select);
  }, [selectValue, value]);
  return (
    <div ref={panel} role="tabpanel" aria-label={label ?? value} hidden={isHidden}>
      {children}
    </div>
  );
}
