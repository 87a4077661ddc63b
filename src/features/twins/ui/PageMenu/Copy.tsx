import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, useRef, useState, type ReactNode} from 'react';
import {useDetailsMenu} from '../../../../ui/useDetailsMenu';
import styles from './styles.module.css';

interface Props {
  readonly address: string;
}

/** Copies the page as Markdown and announces it; Escape, a click elsewhere or loss of focus closes an open menu. */
export default function Copy({address}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState('');

  useDetailsMenu(
    button,
    useCallback(() => setOutcome(''), []),
  );

  const copy = () => {
    // Cleared first, so that the same words are announced again.
    setOutcome('');
    copyText(address).then(
      () =>
        setOutcome(
          translate({
            id: 'site.twin.copied',
            message: 'Page copiée.',
            description: 'Said when the page was copied as Markdown',
          }),
        ),
      () =>
        setOutcome(
          translate({
            id: 'site.twin.failed',
            message: 'Copie impossible.',
            description: 'Said when the page could not be copied as Markdown',
          }),
        ),
    );
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn dropdown__link', styles.copy)}
        onClick={copy}>
        <Translate id="site.twin.copy" description="Menu of a page; button: copy it as Markdown">
          Copier la page
        </Translate>
      </button>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </>
  );
}

/** Copies the content at an address. @throws when it cannot be fetched, or the browser refuses to copy it */
async function copyText(address: string): Promise<void> {
  const text = fetch(address).then((response) =>
    // The dev server answers every address with a page.
    response.ok && !response.headers.get('content-type')?.includes('html')
      ? response.blob()
      : Promise.reject(new Error(String(response.status))),
  );
  if (typeof ClipboardItem === 'undefined') {
    // Firefox before 127.
    await navigator.clipboard.writeText(await (await text).text());
  } else {
    // Safari copies only a promise made during the click.
    const plain = text.then((blob) => new Blob([blob], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  }
}
