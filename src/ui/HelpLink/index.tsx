import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** Leads to the page for everything that can go wrong; a new load, for what the reader sees may have crashed. */
export default function HelpLink(): ReactNode {
  return (
    <a href={useBaseUrl('/docs/user/help')}>
      <Translate
        id="site.help.link"
        description="Link to the help page where a page or a search answers with nothing">
        Aide en cas de problème
      </Translate>
    </a>
  );
}
