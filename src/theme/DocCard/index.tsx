// Wraps the cards of a section: their descriptions come with the page that shows them (src/bundler/docsPlugin.ts).
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import DocCard from '@theme-original/DocCard';
import type {ReactNode} from 'react';

export default function DocCardWrapper({item}: Props): ReactNode {
  const cards = useDoc().metadata.frontMatter.cards as Readonly<Record<string, string>>;
  const description = 'href' in item && item.href ? cards[item.href] : undefined;
  return <DocCard item={description ? {...item, description} : item} />;
}
