// Ejected from theme-classic 3.10.2 to keep the query unchanged; on a Not Found page, whose address the server cannot
// know, the menu is re-rendered in the browser.
import {translate} from '@docusaurus/Translate';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconLanguage from '@theme/Icon/Language';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  // Verbatim: parsed and serialised, %20 would become + and "?flag" "?flag=".
  const rest = useHistorySelector(({location}) => location.search + location.hash);
  const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';
  const items = locales.map((locale) => ({
    label: localeConfigs[locale]?.label,
    lang: localeConfigs[locale]?.htmlLang,
    to: `pathname://${createUrl({locale, fullyQualified: false})}${rest}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: locale === currentLocale ? activeClass : '',
  }));
  return (
    <DropdownNavbarItem
      key={useIsBrowser() ? 'browser' : 'server'}
      {...props}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.icon} />
          <span>
            {mobile
              ? translate({
                  id: 'theme.navbar.mobileLanguageDropdown.label',
                  message: 'Languages',
                  description: 'The label for the mobile language switcher dropdown',
                })
              : localeConfigs[currentLocale]?.label}
          </span>
        </>
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
