import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {LOCALE_CONFIGS, toLocale, localeOfPath, type Locale} from '@site/src/site/locales';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Harbour from '../../../../ui/Harbour';
import FirstQuestion from '../../../decision/ui/FirstQuestion';
import SearchButton from '../../../search/ui/SearchButton';
import SpaceOffer from '../../../space/ui/SpaceOffer';
import styles from './styles.module.css';
import {NOT_FOUND_TEXTS} from './texts';

interface Props {
  readonly className?: string;
}

export default function NotFound({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const built = toLocale(useDocusaurusContext().i18n.currentLocale);
  const locale = useLocaleOfAddress(built);
  const text = NOT_FOUND_TEXTS[locale];
  const {baseUrl, htmlLang} = LOCALE_CONFIGS[locale];
  return (
    <main className={clsx('container', styles.notFound, className)} lang={htmlLang}>
      <PageMetadata title={text.title} description={text.sorry} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">{text.title}</Heading>
      {!isBrowser && <p className={styles.withoutScripts}>{text.space.withoutScripts}</p>}
      <p>{text.sorry}</p>
      <p>{text.tellOwner}</p>
      <SpaceOffer text={text.space} />
      <div className={`buttons ${styles.ways}`}>
        <a className="button button--primary" href={baseUrl}>
          {text.home}
        </a>
        <a className="button button--secondary" href={`${baseUrl}docs/`}>
          {text.manual}
        </a>
        <a className="button button--secondary" href={`${baseUrl}docs/user/help`}>
          {text.help}
        </a>
        {/* Its text and its results are those of this build. */}
        {locale === built && <SearchButton />}
      </div>
      {locale === built && <FirstQuestion />}
      <Harbour className={styles.drawing} />
    </main>
  );
}

/** The locale of this build while rendering on the server, then that of the address. */
function useLocaleOfAddress(built: Locale): Locale {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  // Hosts serve another locale's addresses only with the default locale's page.
  return isBrowser && built === defaultLocale ? localeOfPath(pathname) : built;
}
