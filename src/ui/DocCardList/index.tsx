import {useCurrentSidebarSiblings, useDoc} from '@docusaurus/plugin-content-docs/client';
import CardList from '@theme/DocCardList';
import type {ReactNode} from 'react';

/** The cards of a section: their descriptions come with the page that shows them (src/bundler/docsPlugin.ts). */
export default function DocCardList(): ReactNode {
  const cards = useDoc().metadata.frontMatter.cards as Readonly<Record<string, string>>;
  const items = useCurrentSidebarSiblings().map((item) => {
    const description = 'href' in item && item.href ? cards[item.href] : undefined;
    return description ? {...item, description} : item;
  });
  return <CardList items={items} />;
}
