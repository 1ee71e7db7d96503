import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/LastUpdated';

/** Date of the last edit. The theme marks it with `itemprop`, although it isn't inside any item. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const atDate = (
    <Translate
      id="theme.lastUpdated.atDate"
      values={{
        date: (
          <b>
            <time dateTime={date.toISOString()}>{format.format(date)}</time>
          </b>
        ),
      }}
    >
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate, byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
