import {Children, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * A table in a frame that scrolls when the screen is too narrow. The frame is a stop of the Tab key, so that the
 * keyboard can scroll it; `src/clientModules/scrollAreas.ts` takes that away where everything fits.
 */
export default function TableFrame(props: ComponentProps<'table'>): ReactNode {
  const label = translate({id: 'site.table', message: 'Table'});
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className="table-scroll" tabIndex={0} aria-label={label}>
      <table {...props} />
    </figure>
  );
}

/** A heading of a table; the empty corner of a comparison is a plain cell, because it heads nothing. */
export function TableHeading({children, ...props}: ComponentProps<'th'>): ReactNode {
  if (Children.count(children) === 0) {
    return <td />;
  }
  return (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
