import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {reloadIfReplaced} from '@site/src/loading/policy';
import Heading from '@theme/Heading';
import {useState, type ReactNode} from 'react';
import HelpLink from '../HelpLink';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands in for a page that fails to load: the error and "Retry" (specification §8). */
export default function LoadFailure({error, retry}: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const title = translate({
    id: 'site.loadFailure.title',
    message: 'Cette page n’a pas pu être chargée',
    description: 'Title of the screen shown when the code of a page cannot be fetched',
  });

  async function handleRetry() {
    setBusy(true);
    if (!(await reloadIfReplaced(true))) {
      setBusy(false);
      retry();
    }
  }

  return (
    <main className="container margin-vert--xl" role="alert">
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate
          id="site.loadFailure.hint"
          description="Advice on the screen shown when the code of a page cannot be fetched">
          Vérifiez votre connexion à Internet, puis réessayez.
        </Translate>
      </p>
      <p>
        {/* Its further lines name files. */}
        <code>{String(error).split('\n')[0]}</code>
      </p>
      <button
        type="button"
        className="button button--primary"
        disabled={busy}
        onClick={() => void handleRetry()}>
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
