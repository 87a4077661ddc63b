// Replaces the line of the last update, which always has a date and the team: its date is written as everywhere.
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LocalDate from '@site/src/ui/LocalDate';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const date = <LocalDate date={lastUpdatedAt ?? 0} itemProp="dateModified" />;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="site.lastUpdated"
        description="When a page was last updated, and by whom"
        values={{date, user: <b>{lastUpdatedBy}</b>}}>
        {'Dernière mise à jour le {date} par {user}'}
      </Translate>
    </span>
  );
}
