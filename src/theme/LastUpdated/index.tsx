// Replaces the line of the last update: its date is written as everywhere on the site.
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LocalDate from '@site/src/ui/LocalDate';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const atDate = lastUpdatedAt && (
    <span>
      <Translate
        id="theme.lastUpdated.atDate"
        description="The words used to describe on which date a page has been last updated"
        values={{date: <LocalDate date={lastUpdatedAt} itemProp="dateModified" />}}>
        {' le {date}'}
      </Translate>
    </span>
  );
  const byUser = lastUpdatedBy && (
    <span>
      <Translate
        id="theme.lastUpdated.byUser"
        description="The words used to describe by who the page has been last updated"
        values={{user: <b>{lastUpdatedBy}</b>}}>
        {' par {user}'}
      </Translate>
    </span>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{atDate: atDate ?? '', byUser: byUser ?? ''}}>
        {'Dernière mise à jour{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
