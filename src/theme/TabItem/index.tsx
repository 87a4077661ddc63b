// Replaces the panel of a tab: labelled by its tab, on the screen and on paper; the browser's own search finds it.
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function TabItem({children, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isHidden = value !== selectedValue;
  useLayoutEffect(() => {
    if (isHidden) {
      // React writes no value of it.
      panel.current?.setAttribute('hidden', 'until-found');
    }
  }, [isHidden]);
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      ref={panel}
      role="tabpanel"
      className={styles.panel}
      aria-label={label}
      data-label={label}
      data-value={value}
      aria-hidden={isHidden}
      hidden={isHidden}>
      {children}
    </div>
  );
}
