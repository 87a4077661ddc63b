import {translate} from '@docusaurus/Translate';
import {
  Children,
  createContext,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {createObservable} from '../../../space/observable';
import Screen from '../Screen';
import styles from './styles.module.css';

/** Whether the players of the page are open where they stand below their steps: one button opens all. */
const open = createObservable<boolean>();

function useIsOpen(): boolean {
  return useSyncExternalStore(open.subscribe, open.current, () => undefined) ?? false;
}

/** The button of the data line that opens the players of the page, and leads to the first. */
export function ShowScreens(): ReactNode {
  const isExpanded = useIsOpen();
  const toggle = () => {
    flushSync(() => open.set(!isExpanded));
    const players = document.querySelectorAll<HTMLElement>('[data-walkthrough]');
    const first = [...players].find(({offsetHeight}) => offsetHeight > 0);
    first?.focus({preventScroll: true});
    first?.scrollIntoView({block: 'nearest'});
  };
  return (
    <button type="button" className={styles.show} aria-expanded={isExpanded} onClick={toggle}>
      {translate({
        id: 'site.walkthrough.show',
        message: 'Voir les écrans',
        description: 'Button: opens the drawn screens that follow the steps of the page',
      })}
    </button>
  );
}

const Walk = createContext<{
  readonly shown: number;
  readonly show: (step: number) => void;
}>({shown: 0, show: () => undefined});

interface WalkthroughProps {
  /** The numbers of the steps that have a screen. */
  readonly steps: string;
  /** Each step of the list, one per line. */
  readonly texts: string;
  /** The list, then its frames. */
  readonly children: ReactNode;
}

/** A list of steps and the player of their screens, which shows one step at a time. */
export function Walkthrough({steps, texts, children}: WalkthroughProps): ReactNode {
  const numbers = steps.split(' ').map(Number);
  const [shown, setShown] = useState(numbers[0] ?? 1);
  const player = useRef<HTMLDivElement>(null);
  const [list, ...frames] = Children.toArray(children);
  const place = numbers.indexOf(shown);
  const show = (step: number) => {
    flushSync(() => {
      setShown(step);
      open.set(true);
    });
    player.current?.scrollIntoView({block: 'nearest'});
  };
  /** To the previous or next screen; it keeps the focus at either end. */
  const turn = (sign: string, to: number | undefined, name: string) =>
    numbers.length > 1 && (
      <button
        type="button"
        aria-label={name}
        aria-disabled={to === undefined}
        onClick={() => to !== undefined && setShown(to)}>
        {sign}
      </button>
    );
  return (
    <Walk value={{shown, show}}>
      <div className={`beside ${styles.walkthrough}`}>
        {list}
        <div
          role="group"
          ref={player}
          className={styles.player}
          tabIndex={-1}
          data-walkthrough=""
          data-open={useIsOpen() || undefined}
          aria-label={translate({
            id: 'site.walkthrough.name',
            message: 'Écrans des étapes',
            description: 'Name of the drawn screens that follow the steps of a list',
          })}>
          <div className={styles.controls}>
            {turn(
              '‹',
              numbers[place - 1],
              translate({id: 'site.walkthrough.previous', message: 'Étape précédente'}),
            )}
            <p role="status">
              <b>
                {translate(
                  {id: 'site.walkthrough.at', message: 'Écran de l’étape {step}'},
                  {step: shown},
                )}
              </b>
              <span>{texts.split('\n')[shown - 1]}</span>
            </p>
            {turn(
              '›',
              numbers[place + 1],
              translate({id: 'site.walkthrough.next', message: 'Étape suivante'}),
            )}
          </div>
          <div className={styles.frames}>{frames}</div>
        </div>
      </div>
    </Walk>
  );
}

/** On the circle of a step: the button that shows its screen. */
export function Step({number}: {readonly number: string}): ReactNode {
  const {shown, show} = useContext(Walk);
  const step = Number(number);
  return (
    <button
      type="button"
      className={`clean-btn ${styles.step}`}
      aria-current={shown === step ? 'step' : undefined}
      aria-label={translate(
        {
          id: 'site.walkthrough.step',
          message: 'Étape {step}\u00A0: voir l’écran',
          description: 'Name of the button on the number of a step',
        },
        {step},
      )}
      onClick={() => show(step)}
    />
  );
}

/** A screen of the player; the part of the step that is shown is lit. */
export function Frame({
  steps,
  panels = '',
  ...screen
}: ComponentProps<typeof Screen> & {readonly steps: string}): ReactNode {
  const {shown} = useContext(Walk);
  const isShown = steps.split(' ').includes(String(shown));
  const part = new RegExp(`data-step="(?:\\d+, )*${shown}(?:, \\d+)*"`, 'g');
  return (
    <div data-shown={isShown || undefined}>
      <Screen {...screen} panels={panels.replace(part, '$& data-lit')} />
    </div>
  );
}
