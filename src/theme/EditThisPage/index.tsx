// Wraps the edit link: beside it, a link to report a problem, or an address to write to.
import Translate from '@docusaurus/Translate';
import ReportLink from '@site/src/ui/ReportLink';
import {BRAND} from '@site/src/site/brand';
import type EditThisPageType from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function EditThisPageWrapper(
  props: ComponentProps<typeof EditThisPageType>,
): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <p className={styles.report}>
        <ReportLink />
        <br />
        <Translate
          id="site.report.mail"
          description="Beside the link that reports a problem, for readers who cannot use the tracker"
          values={{address: <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>}}>
          {'Sans compte\u202F? Écrivez à {address}'}
        </Translate>
      </p>
    </>
  );
}
