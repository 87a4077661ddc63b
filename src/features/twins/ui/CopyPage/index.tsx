import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {twinAddress} from '@site/src/site/addresses';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A button that copies the page as Markdown (src/features/twins) and says so; an icon alone on a phone. */
export default function CopyPage({children}: Props): ReactNode {
  const twin = twinAddress(useLocation().pathname);
  const [outcome, setOutcome] = useState('');
  const label = translate({
    id: 'site.twin.copy',
    message: 'Copier la page',
    description: 'Button of a page: copy it as Markdown',
  });
  const copy = () => {
    // Cleared first, so that the same words are announced again.
    setOutcome('');
    void copyText(twin)
      .then(
        () =>
          translate({
            id: 'site.twin.copied',
            message: 'Page copiée.',
            description: 'Said when the page was copied as Markdown',
          }),
        () =>
          translate({
            id: 'site.twin.failed',
            message: 'Copie impossible.',
            description: 'Said when the page could not be copied as Markdown',
          }),
      )
      .then(setOutcome);
  };
  return (
    <div className={styles.row}>
      {children}
      <div className={`quiet scripted ${styles.copy}`}>
        <span role="status">{outcome}</span>
        <button type="button" className="clean-btn" aria-label={label} onClick={copy}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 8h12v12H8zM4 16V4h12" />
          </svg>
          <span>{label}</span>
        </button>
      </div>
    </div>
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
