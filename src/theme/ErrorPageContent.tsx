// Ejected from theme-classic 3.10.2 because its "Cause:" cannot be translated; each cause is a paragraph of its own.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import HelpLink from '@site/src/ui/HelpLink';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const [first, ...causes] = getErrorCausalChain(error);
  const title = translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'});
  return (
    <main className="container margin-vert--xl" role="alert">
      {/* Not PageMetadata: the whole app may have crashed, and with it the context that formats titles. */}
      <Head>
        <title>{title}</title>
      </Head>
      <Heading as="h1">{title}</Heading>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <p>
        <code>{first?.message}</code>
      </p>
      {causes.map((cause, index) => (
        <p key={index}>
          <span>
            {translate({
              id: 'site.crash.cause',
              message: 'Cause\u00A0:',
              description: 'Introduces what caused an error',
            })}
          </span>{' '}
          <code>{cause.message}</code>
        </p>
      ))}
      <p>
        <HelpLink />
      </p>
    </main>
  );
}
