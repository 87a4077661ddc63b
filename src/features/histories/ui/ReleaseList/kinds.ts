import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReleaseKind} from '@site/src/site/releases';

export function releaseKindLabel(kind: ReleaseKind): string {
  const description = 'Section of release notes';
  switch (kind) {
    case 'new':
      return translate({id: 'site.releases.new', message: 'Nouveautés', description});
    case 'improved':
      return translate({id: 'site.releases.improved', message: 'Améliorations', description});
    case 'fixed':
      return translate({id: 'site.releases.fixed', message: 'Corrections', description});
    case 'security':
      return translate({id: 'site.releases.security', message: 'Sécurité', description});
    case 'known-issues':
      return translate({id: 'site.releases.knownIssues', message: 'Problèmes connus', description});
    case 'upgrade-notes':
      return translate({
        id: 'site.releases.upgradeNotes',
        message: 'Ce que vous devez faire',
        description,
      });
  }
}

/** What a list says of a release in its small line. What it asks of its readers is said aloud. */
export const COUNTED_KINDS = ['new', 'security'] as const;

type MarkedKind = (typeof COUNTED_KINDS)[number] | 'upgrade-notes';

/** The mark of a section, e.g. "3 new". */
export function useMark(): (kind: MarkedKind, count?: number) => string {
  const {selectMessage} = usePluralForm();
  return (kind, count = 1) => selectMessage(count, markMessage(kind, count));
}

function markMessage(kind: MarkedKind, count: number): string {
  const description =
    'What a release holds, in its line of the list; plural forms separated by "|"';
  switch (kind) {
    case 'new':
      return translate(
        {
          id: 'site.releases.count.new',
          message: '{count} nouveauté|{count} nouveautés',
          description,
        },
        {count},
      );
    case 'security':
      return translate({id: 'site.releases.count.security', message: 'sécurité', description});
    case 'upgrade-notes':
      return translate({id: 'site.releases.count.upgradeNotes', message: 'à faire', description});
  }
}
