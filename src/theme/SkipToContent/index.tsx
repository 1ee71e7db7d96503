import type {ReactNode} from 'react';
import SkipToContent from '@theme-original/SkipToContent';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Wraps the theme's skip link and adds a line for AI agents after it, at the top of the document, because agents cut
 * off long pages. Sighted readers don't see it; screen readers can skip it as a region. It isn't a link, which would be
 * an invisible tab stop.
 */
export default function SkipToContentAndAgentLine(): ReactNode {
  const address = useBaseUrl('/llms.txt');
  return (
    <>
      <SkipToContent />
      <section className="visually-hidden" aria-label={translate({id: 'site.agents.label', message: 'For AI agents'})}>
        <Translate id="site.agents.line" values={{address}}>
          {'For AI agents: {address} lists all pages. Each page is also Markdown, at its address plus .md.'}
        </Translate>
      </section>
    </>
  );
}
