import {Children, isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Props of {@link SampleTab}; `plugins/contract-reference` writes them. */
export interface SampleTabProps {
  /** Name that readers see: `TypeScript`. */
  label: string;
  /** Name in the address, in storage and in the style sheet: `typescript`. */
  value: string;
  children: ReactNode;
}

/** The same call in one language. */
export function SampleTab({value, children}: SampleTabProps): ReactNode {
  return (
    <div className="sample-tab" data-language={value}>
      {children}
    </div>
  );
}

/**
 * The same call in several languages, one of them shown: the one that `data-samples` on the document names.
 * Without JavaScript there is no such attribute and all languages stand one after the other.
 * `src/clientModules/sampleLanguage.ts` answers the buttons.
 */
export default function SampleTabs({children}: {children: ReactNode}): ReactNode {
  const tabs = Children.toArray(children).filter((child) => isValidElement<SampleTabProps>(child));
  const label = translate({id: 'site.samples.language', message: 'Language of the samples'});
  return (
    <div className="sample-tabs">
      <div className="sample-tabs__bar" role="group" aria-label={label}>
        {tabs.map(({props}) => (
          <button key={props.value} type="button" data-sample-language={props.value} translate="no">
            {props.label}
          </button>
        ))}
      </div>
      {tabs}
    </div>
  );
}
