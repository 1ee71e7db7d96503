// Components that the build plugins write into Markdown pages; registered in `src/theme/MDXComponents`. None of them
// needs React in the browser: `src/clientModules` adds their behavior.
import {Children, type ComponentProps, isValidElement, memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Props of {@link SampleTab}; `packages/reference` writes them. */
export interface SampleTabProps {
  /** Name for readers: `TypeScript`. */
  label: string;
  /** Name in the address, in storage and in the style sheet: `typescript`. */
  value: string;
  children: ReactNode;
}

/** Shows a call in one language. */
export function SampleTab({value, children}: SampleTabProps): ReactNode {
  return (
    <div className="sample-tab" data-language={value}>
      {children}
    </div>
  );
}

/**
 * Shows the same call in several languages, one at a time: `data-samples` on the root element selects it. Without
 * JavaScript the attribute is missing and all are shown. `src/clientModules/sampleLanguage.ts` handles clicks.
 */
export function SampleTabs({children}: {children: ReactNode}): ReactNode {
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

/**
 * Frames a table; the frame scrolls when the screen is too narrow. It is a tab stop, so that the keyboard can scroll
 * it, until `src/clientModules/codeBlocks.ts` finds that everything fits. `plugins/tables` names it after its section.
 */
export function TableFrame({'aria-label': name, ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <figure
      className="table-scroll"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name ?? translate({id: 'site.table', message: 'Table'})}
    >
      <table {...props} />
    </figure>
  );
}

/** Props of {@link Diagram}; `plugins/diagrams` writes them. */
export interface DiagramProps {
  /** An `svg` element with title and description for screen readers. */
  svg: string;
  /** Caption. */
  title: string;
}

/**
 * Shows a diagram. A wide one scrolls inside its frame. Memoized, because React 19 parses such HTML again on each
 * render: https://github.com/react/react/issues/31660
 */
export const Diagram = memo(function Diagram({svg, title}: DiagramProps): ReactNode {
  return (
    <figure className="diagram">
      <div
        className="diagram__canvas"
        role="group"
        aria-label={translate({id: 'site.diagram', message: 'Diagram'})}
        // A tab stop, so that the keyboard can scroll what does not fit.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dangerouslySetInnerHTML={{__html: svg}}
      />
      <figcaption className="diagram__caption" aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
});
