// Wraps the theme's map to give writers these components without an import, and tables a region that scrolls.
import Screen from '@site/src/components/Screen';
import Since from '@site/src/components/Since';
import SpaceNotice from '@site/src/components/SpaceNotice';
import SpaceUrl from '@site/src/components/SpaceUrl';
import Table from '@site/src/components/Table';
import TranslationNotice from '@site/src/components/TranslationNotice';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  DocCardList,
  Screen,
  Since,
  SpaceNotice,
  SpaceUrl,
  TabItem,
  Tabs,
  TranslationNotice,
  table: Table,
};
