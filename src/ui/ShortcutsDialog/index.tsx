import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, useId, useState, type ReactNode} from 'react';
import Dialog, {CloseButton} from '../Dialog';
import {shortcutsLabel} from '../Shortcuts/shortcutsLabel';
import {areSingleKeysOn, switchSingleKeys} from '../Shortcuts/singleKeys';
import styles from './styles.module.css';

interface Key {
  readonly label: string;
  /** Spoken name of a sign. */
  readonly name?: string;
}

/** Keys pressed together. */
type Combination = readonly Key[];

interface Shortcut {
  readonly action: string;
  /** Alternatives with the same effect. */
  readonly keys: readonly Combination[];
}

/** The keyboard shortcuts of the site, and the switch for single keys. */
export default function ShortcutsDialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const heading = useId();
  const single = useId();
  const [isOn, setOn] = useState(areSingleKeysOn);
  const toggle = () => {
    switchSingleKeys(!isOn);
    setOn(!isOn);
  };
  return (
    <Dialog className={styles.dialog} aria-labelledby={heading} isLeftByClick onClose={onClose}>
      <h2 id={heading} className={styles.heading}>
        {shortcutsLabel()}
      </h2>
      {groupsOf(isOn).map(({title, shortcuts}) => (
        <Fragment key={title}>
          <h3 className={styles.group}>{title}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({action, keys}) => (
              <div key={action} className={styles.row}>
                <dt>{action}</dt>
                <dd>
                  {keys.map((combination, index) => (
                    <Keys key={index} combination={combination} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <div className={styles.switch}>
        <input id={single} type="checkbox" checked={isOn} onChange={toggle} />
        <label htmlFor={single}>
          <Translate
            id="site.shortcuts.single"
            description="Box that lets single keys do something"
            values={{search: <kbd>/</kbd>, list: <kbd>?</kbd>}}>
            {'Utiliser les raccourcis d’une seule touche, {search} et {list}'}
          </Translate>
        </label>
      </div>
      <CloseButton className="button--primary" />
    </Dialog>
  );
}

function Keys({combination}: {readonly combination: Combination}): ReactNode {
  return (
    <span className={styles.keys}>
      {combination.map(({label, name}, index) => (
        <Fragment key={label}>
          {index > 0 && <span> + </span>}
          <kbd>
            <span aria-hidden={name !== undefined}>{label}</span>
            {name !== undefined && <span className="visually-hidden">{name}</span>}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** @param hasSingleKeys whether single keys are on */
function groupsOf(hasSingleKeys: boolean): {title: string; shortcuts: Shortcut[]}[] {
  const command = commandKey();
  const single = (key: string): Combination[] => (hasSingleKeys ? [[{label: key}]] : []);
  const enter = {
    label: translate({
      id: 'site.key.enter',
      message: 'Entrée',
      description: 'What is written on the key Enter',
    }),
  };
  const list: Shortcut = {
    action: translate({
      id: 'site.shortcuts.list',
      message: 'Voir cette liste',
      description: 'What a keyboard shortcut does',
    }),
    keys: single('?'),
  };
  return [
    {
      title: translate({
        id: 'site.shortcuts.everywhere',
        message: 'Sur toutes les pages',
        description: 'Heading of a group of keyboard shortcuts',
      }),
      shortcuts: [
        {
          action: translate({
            id: 'site.shortcuts.search',
            message: 'Ouvrir la recherche',
            description: 'What a keyboard shortcut does',
          }),
          keys: [[command, {label: 'K'}], ...single('/')],
        },
        ...(hasSingleKeys ? [list] : []),
        {
          action: translate({
            id: 'site.shortcuts.leave',
            message: 'Fermer la recherche, un menu ou une boîte de dialogue',
            description: 'What a keyboard shortcut does',
          }),
          keys: [
            [
              {
                label: translate({
                  id: 'site.key.escape',
                  message: 'Échap',
                  description: 'What is written on the key Escape',
                }),
              },
            ],
          ],
        },
      ],
    },
    {
      title: translate({
        id: 'site.shortcuts.results',
        message: 'Dans les résultats de la recherche',
        description: 'Heading of a group of keyboard shortcuts',
      }),
      shortcuts: [
        {
          action: translate({
            id: 'site.shortcuts.choose',
            message: 'Passer au résultat suivant ou précédent',
            description: 'What a keyboard shortcut does',
          }),
          keys: [
            [
              {
                label: '↓',
                name: translate({
                  id: 'site.key.down',
                  message: 'Flèche vers le bas',
                  description: 'Name of a key, for screen readers',
                }),
              },
            ],
            [
              {
                label: '↑',
                name: translate({
                  id: 'site.key.up',
                  message: 'Flèche vers le haut',
                  description: 'Name of a key, for screen readers',
                }),
              },
            ],
          ],
        },
        {
          action: translate({
            id: 'site.shortcuts.open',
            message: 'Ouvrir le résultat',
            description: 'What a keyboard shortcut does',
          }),
          keys: [[enter]],
        },
        {
          action: translate({
            id: 'site.shortcuts.apart',
            message: 'L’ouvrir dans un nouvel onglet',
            description: 'What a keyboard shortcut does, after "open the result"',
          }),
          keys: [[command, enter]],
        },
      ],
    },
  ];
}

function commandKey(): Key {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform)
    ? {
        label: '⌘',
        name: translate({
          id: 'site.key.command',
          message: 'Commande',
          description: 'Name of the key ⌘, for screen readers',
        }),
      }
    : {
        label: translate({
          id: 'site.key.control',
          message: 'Ctrl',
          description: 'What is written on the key Control',
        }),
      };
}
