import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';
import {DEFAULT_LOCALE, isLocale} from '../../site/locales';
import {forgetHighlight, readHighlight} from './highlightState';

/** Marks on the page what the reader searched for, once; Escape takes the marks away. */
export function useHighlight(): void {
  const {state} = useLocation();
  const {currentLocale} = useDocusaurusContext().i18n;
  useEffect(() => {
    const wanted = readHighlight(state);
    if (!wanted) {
      return undefined;
    }
    forgetHighlight();
    let remove: (() => void) | undefined;
    let isOver = false;
    const clear = (): void => {
      isOver = true;
      remove?.();
      remove = undefined;
    };
    const handleKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        clear();
      }
    };
    void import('./highlight').then(({highlight}) => {
      if (!isOver) {
        remove = highlight(wanted, isLocale(currentLocale) ? currentLocale : DEFAULT_LOCALE);
      }
    });
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      clear();
    };
  }, [state, currentLocale]);
}
