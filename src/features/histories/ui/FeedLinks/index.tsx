import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {FEEDS} from '@site/src/site/feeds';
import type {ReactNode} from 'react';

interface Props {
  /** The histories whose feeds the page leads to: address segment and name in the reader's language. */
  readonly histories: readonly {readonly slug: string; readonly name: string}[];
}

/** Tells browsers and feed readers which feeds belong to the page. */
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
