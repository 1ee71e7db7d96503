import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';

/** The button that shows itself when the reader scrolls back. Only React can show it, so the document is without. */
export default function BackToTopButtonWrapper(): ReactNode {
  return useIsBrowser() && <BackToTopButton />;
}
