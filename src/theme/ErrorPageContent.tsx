// Ejected from theme-classic 3.10.2 because its "Cause:" cannot be translated; each cause is a paragraph of its own.
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {causalChain} from '@site/src/components/causalChain';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const [first, ...causes] = causalChain(error);
  return (
    <main className="container margin-vert--xl" role="alert">
      <Heading as="h1">
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </Heading>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <p>
        <code>{first}</code>
      </p>
      {causes.map((cause, index) => (
        <p key={index}>
          {translate({
            id: 'site.crash.cause',
            message: 'Cause :',
            description: 'Introduces what caused an error',
          })}{' '}
          <code>{cause}</code>
        </p>
      ))}
    </main>
  );
}
