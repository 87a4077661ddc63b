import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {twinAddress} from '@site/src/site/addresses';
import {BRAND} from '@site/src/site/brand';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What stands in the same line. */
  readonly children: ReactNode;
}

/** The page as Markdown: copies its twin (src/twins) or opens it. */
export default function PageMenu({children}: Props): ReactNode {
  const twin = twinAddress(useLocation().pathname);
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    // An open menu is left with Escape, a click elsewhere or the focus; Escape gives the focus back.
    const leave = (event: Event) => {
      const {current} = menu;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside =
        event.type !== 'keydown' &&
        event.target instanceof Node &&
        !current?.contains(event.target);
      if (current?.open && (isEscape || isOutside)) {
        current.open = false;
        setOutcome('');
        if (isEscape) {
          current.querySelector('summary')?.focus();
        }
      }
    };
    const events = ['keydown', 'pointerdown', 'focusin'];
    events.forEach((name) => document.addEventListener(name, leave));
    return () => events.forEach((name) => document.removeEventListener(name, leave));
  }, []);

  const copy = () => {
    setOutcome('');
    copyText(twin).then(
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
    <div className={styles.row}>
      <Head>
        <link rel="alternate" type="text/markdown" href={BRAND.siteUrl + twin} />
      </Head>
      {children}
      <details ref={menu} className={styles.menu}>
        <summary>
          <Translate id="site.twin.menu" description="Menu: copy or open the page as Markdown">
            Page en Markdown
          </Translate>
        </summary>
        <div className={styles.items}>
          <button type="button" onClick={copy}>
            <Translate id="site.twin.copy" description="Button: copy the page as Markdown">
              Copier la page
            </Translate>
          </button>
          {/* A file, which the router does not know. */}
          <a href={twin}>
            <Translate id="site.twin.view" description="Link: the page as Markdown">
              Voir en Markdown
            </Translate>
          </a>
          <p role="status">{outcome}</p>
        </div>
      </details>
    </div>
  );
}

/**
 * Copies what an address holds.
 *
 * @throws when it cannot be fetched, or the browser does not let it be copied
 */
async function copyText(address: string): Promise<void> {
  const text = fetch(address).then((response) =>
    // The writers' server answers every address with a page.
    response.ok && !response.headers.get('content-type')?.includes('html')
      ? response.blob()
      : Promise.reject(new Error(String(response.status))),
  );
  if (typeof ClipboardItem === 'undefined') {
    // Firefox before 127.
    await navigator.clipboard.writeText(await (await text).text());
  } else {
    // Safari copies only what it was promised during the click.
    const plain = text.then((blob) => new Blob([blob], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  }
}
