import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {type ReactNode, useEffect} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Wraps the theme's component and stores the open version as the reader's preferred one, so that returning readers stay
 * on it once there's a second one. The theme stores it only when the reader picks one from a list of versions:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/NavbarItem/DocsVersionDropdownNavbarItem.tsx
 */
export default function DocVersionRootStoringVersion(props: Props): ReactNode {
  const {pluginId, version} = props.version;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => {
    if (preferredVersion?.name !== version) savePreferredVersionName(version);
  }, [preferredVersion, savePreferredVersionName, version]);
  return <DocVersionRoot {...props} />;
}
