// Wraps the language menu: on a Not Found page the server cannot know the address, so the menu is made anew in the browser.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type LocaleDropdownType from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {ComponentProps, ReactNode} from 'react';

export default function LocaleDropdownWrapper(
  props: ComponentProps<typeof LocaleDropdownType>,
): ReactNode {
  return <LocaleDropdown key={useIsBrowser() ? 'browser' : 'server'} {...props} />;
}
