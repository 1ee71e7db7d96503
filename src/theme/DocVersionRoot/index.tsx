import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {type ReactNode, useEffect} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * The theme's component, and the version that the reader reads is kept as the preferred one. The theme itself keeps it
 * only when the reader chooses from a list of versions, which a site with one version does not show.
 */
export default function DocVersionRootThatKeepsVersion(props: Props): ReactNode {
  const {pluginId, version} = props.version;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => {
    if (preferredVersion?.name !== version) {
      savePreferredVersionName(version);
    }
  }, [preferredVersion, savePreferredVersionName, version]);
  return <DocVersionRoot {...props} />;
}
