// Wraps the theme's map: components without an import, links into the Space, and tables in a region that scrolls.
import Screen from '@site/src/features/screens/ui/Screen';
import StateIcon from '@site/src/features/screens/ui/StateIcon';
import DocCardList from '@site/src/ui/DocCardList';
import Icon from '@site/src/ui/Icon';
import SpaceNotice from '@site/src/features/space/ui/SpaceNotice';
import SpaceUrl from '@site/src/features/space/ui/SpaceUrl';
import MarkdownLink from '@site/src/features/space/ui/MarkdownLink';
import Table from '@site/src/ui/Table';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  DocCardList,
  Icon,
  Screen,
  SpaceNotice,
  SpaceUrl,
  StateIcon,
  TabItem,
  Tabs,
  a: MarkdownLink,
  table: Table,
};
