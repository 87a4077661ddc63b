import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDoc,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/**
 * The pages of a section as cards, whose descriptions come with the page that shows them (src/bundler/docsPlugin.ts).
 * Those of the theme look for an emoji in each title: every page would load `Intl.Segmenter`, whose data blocks the main
 * thread.
 */
export default function DocCardList(): ReactNode {
  const descriptions = useDoc().metadata.frontMatter.cards as Readonly<Record<string, string>>;
  return (
    <div className="task-cards task-cards--wide">
      <ul>
        {useCurrentSidebarSiblings().map((item) => {
          const address = findFirstSidebarItemLink(item);
          return (
            address &&
            'label' in item && (
              <li key={address}>
                <Link to={address}>{item.label}</Link>
                <p>{descriptions[address]}</p>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
