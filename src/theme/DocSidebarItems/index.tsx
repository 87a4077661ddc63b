// Wraps the lists of the sidebar: inside a guide only its own pages show, under a link to the other guide.
import Icon from '@site/src/ui/Icon';
import type {IconName} from '@site/src/site/icons';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type DocSidebarItemsType from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof DocSidebarItemsType>;

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const guides = props.level === 1 ? props.items.filter(isGuide) : [];
  const current = guides.find((guide) => isActiveSidebarItem(guide, props.activePath));
  if (!current) {
    return <DocSidebarItems {...props} />;
  }
  return (
    <>
      <li className={styles.guides}>
        <ul
          className={styles.switch}
          aria-label={translate({
            id: 'site.sidebar.guides',
            message: 'Guides',
            description: 'Name of the switch between the guides, above the pages of the manual',
          })}>
          {guides.map(({label, href, customProps}) => (
            <li key={label}>
              <Link
                className={clsx(styles.guide, label === current.label && styles.current)}
                aria-current={label === current.label ? 'true' : undefined}
                to={href}>
                <Icon name={customProps?.icon as IconName} />
                <span>{(customProps?.short as string | undefined) ?? label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
      {/* Without a key of its own, a guide would take over the open and closed categories of the other. */}
      <DocSidebarItems key={current.href} {...props} items={current.items} />
    </>
  );
}

/** A guide: a category with a page of its own. */
function isGuide(item: PropSidebarItem): item is PropSidebarItemCategory & {href: string} {
  return item.type === 'category' && item.href !== undefined;
}
