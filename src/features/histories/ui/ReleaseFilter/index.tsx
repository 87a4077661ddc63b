import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {RELEASE_KINDS, type Release, type ReleaseKind} from '@site/src/site/releases';
import {useId, type ReactNode} from 'react';
import {releaseKindLabel} from '../ReleaseList/kinds';
import Toggles from '../../../../ui/Toggles';
import {rangeOf, writeChoice, type ReleaseChoice} from './choice';
import styles from './styles.module.css';

interface Props {
  readonly releases: readonly Release[];
  readonly choice: ReleaseChoice;
  /** Releases left by the filter; `undefined` without one. */
  readonly count: number | undefined;
}

/** Filters a history by section and version; the address holds the filter. */
export default function ReleaseFilter({releases, choice, count}: Props): ReactNode {
  const history = useHistory();
  const {selectMessage} = usePluralForm();
  const choose = (change: Partial<ReleaseChoice>): void =>
    history.replace({search: writeChoice({...choice, ...change})});
  const toggle = (kind: ReleaseKind): void =>
    choose({
      kinds: RELEASE_KINDS.filter((other) => choice.kinds.includes(other) !== (other === kind)),
    });
  const versions = releases.map(({version}) => version);
  const [newest, oldest] = rangeOf(releases, choice);
  return (
    <div className={`scripted ${styles.filter}`}>
      <div className={styles.line}>
        <Toggles
          className="fading"
          label={translate({
            id: 'site.releases.filter.kinds',
            message: 'Ce qui est affiché',
            description: 'Label of the buttons that choose sections of release notes',
          })}
          toggles={RELEASE_KINDS.map((kind) => ({
            label: releaseKindLabel(kind),
            isPressed: choice.kinds.includes(kind),
            onPress: () => toggle(kind),
          }))}
        />
        <span className={styles.range}>
          <VersionField
            label={translate({
              id: 'site.releases.filter.from',
              message: 'De la version',
              description: 'Label of the field for the oldest version to show',
            })}
            versions={versions}
            end={versions.at(-1)}
            chosen={choice.from}
            onChoose={(from) => choose({from})}
          />
          <VersionField
            label={translate({
              id: 'site.releases.filter.to',
              message: 'à la version',
              description: 'Label of the field for the newest version to show',
            })}
            versions={versions}
            end={versions[0]}
            chosen={choice.to}
            onChoose={(to) => choose({to})}
          />
        </span>
      </div>
      <p className={styles.result} role="status">
        {count !== undefined && (
          <>
            <span>
              {selectMessage(
                count,
                translate(
                  {
                    id: 'site.releases.filter.count',
                    message:
                      'De {from} à {to}\u00A0: {count} version|De {from} à {to}\u00A0: {count} versions',
                    description:
                      'How many releases are shown, from which to which; plural forms separated by "|"',
                  },
                  {
                    count,
                    from: versions[oldest] ?? '',
                    to: versions[newest] ?? '',
                  },
                ),
              )}
            </span>
            <Link to={history.location.pathname}>
              <Translate
                id="site.releases.filter.all"
                description="Link that shows all releases of a history again">
                Tout afficher
              </Translate>
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

interface VersionFieldProps {
  readonly label: string;
  readonly versions: readonly string[];
  /** The end of the history, which is no choice. */
  readonly end: string | undefined;
  readonly chosen: string | undefined;
  /** `undefined` for the end. */
  readonly onChoose: (version: string | undefined) => void;
}

function VersionField({label, versions, end, chosen, onChoose}: VersionFieldProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? end}
        onChange={({target}) => onChoose(target.value === end ? undefined : target.value)}>
        {versions.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </span>
  );
}
