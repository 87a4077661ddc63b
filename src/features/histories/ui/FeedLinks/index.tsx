import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {FEEDS} from '@site/src/site/feeds';
import type {ReactNode} from 'react';

interface Props {
  /** Route segment and localized name. */
  readonly histories: readonly {readonly slug: string; readonly name: string}[];
}

/** Announces feeds to browsers and feed readers with `<link rel="alternate">`. */
export default function FeedLinks({histories}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Head>
      {histories.flatMap(({slug, name}) =>
        FEEDS.map(({file, format, type}) => (
          <link
            key={slug + file}
            rel="alternate"
            type={type}
            href={withBaseUrl(`${slug}/${file}`)}
            title={`${name} – ${format}`}
          />
        )),
      )}
    </Head>
  );
}
