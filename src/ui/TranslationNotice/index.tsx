import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  /** Set by `src/content/plugins/translationNotice.ts`. */
  readonly fault: 'untranslated' | 'stale';
}

/** Notice above a page that is not translated, or whose French original has changed since. */
export default function TranslationNotice({fault}: Props): ReactNode {
  return (
    <p className="alert alert--secondary" role="note">
      {fault === 'untranslated'
        ? translate({
            id: 'site.translation.untranslated',
            message: 'Cette page n’est pas encore traduite\u00A0: voici l’original français.',
            description: 'Notice above a page that is shown in French for lack of a translation',
          })
        : translate({
            id: 'site.translation.stale',
            message:
              'L’original français de cette page a changé depuis sa traduction. En cas d’écart, l’original fait foi.',
            description: 'Notice above a translation that is older than its French original',
          })}
    </p>
  );
}
