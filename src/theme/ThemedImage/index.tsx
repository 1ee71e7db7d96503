import type {ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/**
 * Wraps the theme's image, which has both variants in the document and shows one; `lazy` keeps the browser from loading
 * the other one: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/components/ThemedComponent/index.tsx
 */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
