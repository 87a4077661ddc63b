// Replaces the panel of a tab: labelled by its tab, on the screen and on paper.
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TabItem({children, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      role="tabpanel"
      className={styles.panel}
      aria-label={label}
      data-label={label}
      hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
