// Ejected from theme-classic 3.10.2 because it looks for an emoji in each title, with a tool made on every page that may show cards.
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import type {ReactNode} from 'react';

export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <CardLink item={item} />;
    case 'category':
      return <CardCategory item={item} />;
    default:
      throw new Error(`A card shows a page or a category, not ${item.type}.`);
  }
}

function CardCategory({item}: {readonly item: PropSidebarItemCategory}): ReactNode {
  const itemsPlural = useDocCardDescriptionCategoryItemsPlural();
  const href = findFirstSidebarItemLink(item);
  return href ? (
    <Layout
      item={item}
      className={item.className}
      href={href}
      icon="🗃"
      title={item.label}
      description={item.description ?? itemsPlural(item.items.length)}
    />
  ) : null;
}

function CardLink({item}: {readonly item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId ?? undefined);
  return (
    <Layout
      item={item}
      className={item.className}
      href={item.href}
      icon="📄️"
      title={item.label}
      description={item.description ?? doc?.description}
    />
  );
}
