import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {reloadIfReplaced} from '@site/src/loading/policy';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import HelpLink from '../HelpLink';

interface Props {
  /** `undefined` while the page is on its way. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands in for a page that is late or fails to load: the error and "Retry" (specification §8). */
export default function LoadFailure({error, retry}: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const title = error
    ? translate({
        id: 'site.loadFailure.title',
        message: 'Cette page n’a pas pu être chargée',
        description: 'Title of the screen shown when the code of a page cannot be fetched',
      })
    : translate({
        id: 'site.loadFailure.late',
        message: 'Cette page est encore en cours de chargement',
        description: 'Title of the screen shown while the code of a page is slow to arrive',
      });

  async function handleRetry() {
    setBusy(true);
    if (!(await reloadIfReplaced(true, !error))) {
      setBusy(false);
      retry();
    }
  }

  return (
    <main className="container margin-vert--xl" role="alert">
      <PageMetadata title={title} />
      <Heading key={title} as="h1">
        {title}
      </Heading>
      <p>
        <Translate
          id="site.loadFailure.hint"
          description="Advice on the screen shown when the code of a page cannot be fetched">
          Vérifiez votre connexion à Internet, puis réessayez.
        </Translate>
      </p>
      {Boolean(error) && (
        <p>
          {/* Its further lines name files. */}
          <code>{String(error).split('\n')[0]}</code>
        </p>
      )}
      {/* Never disabled: it would lose the focus. */}
      <button
        type="button"
        className={clsx('button button--primary', busy && 'disabled')}
        aria-disabled={busy}
        onClick={() => busy || void handleRetry()}>
        <Translate id="site.loadFailure.retry" description="Button">
          Réessayer
        </Translate>
      </button>
      <p className="margin-top--md">
        <HelpLink />
      </p>
    </main>
  );
}
