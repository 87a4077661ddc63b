import {useEffect, useState, type ReactNode} from 'react';
import {LoadError, useLazyDialog} from '../LazyDialog';
import {isSingleKey} from './singleKeys';

const load = () => import('../ShortcutsDialog');

/** The list of shortcuts, open while mounted; its chunk is fetched on first use. */
export function ShortcutList({onClose}: {readonly onClose: () => void}): ReactNode {
  const {Dialog, hasFailed, fetch, retry} = useLazyDialog(load);
  useEffect(fetch, [fetch]);
  return Dialog ? (
    <Dialog onClose={onClose} />
  ) : hasFailed ? (
    <LoadError onRetry={retry} onClose={onClose} />
  ) : null;
}

export default function Shortcuts(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isSingleKey(event, '?')) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return isOpen && <ShortcutList onClose={() => setOpen(false)} />;
}
