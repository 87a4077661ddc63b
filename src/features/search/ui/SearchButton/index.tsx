import {translate} from '@docusaurus/Translate';
import {useCallback, useState, type ReactNode} from 'react';
import {loadingLabel} from '../SearchField/searchLabel';
import {LoadError, useLazyDialog} from '../../../../ui/LazyDialog';
import styles from './styles.module.css';

const load = () => import('../SearchDialog');
/** A button takes no typed text. */
const takeTyped = () => '';

/** A wide button that opens the navbar's search dialog. */
export default function SearchButton(): ReactNode {
  const {Dialog, hasFailed, fetch: prepare, retry} = useLazyDialog(load);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = (): void => {
    prepare();
    setOpen(true);
  };
  const isBusy = isOpen && !Dialog && !hasFailed;
  return (
    <>
      <button
        type="button"
        className={`magnifier scripted ${styles.button}`}
        aria-haspopup="dialog"
        aria-busy={isBusy}
        onMouseEnter={prepare}
        onFocus={prepare}
        onClick={open}>
        <span>
          {isBusy
            ? loadingLabel()
            : translate({
                id: 'site.home.search',
                message: 'Rechercher dans la documentation',
                description: 'Button',
              })}
        </span>
      </button>
      {Dialog && <Dialog takeTyped={takeTyped} isOpen={isOpen} onClose={close} />}
      {!Dialog && isOpen && hasFailed && <LoadError onRetry={retry} onClose={close} />}
    </>
  );
}
