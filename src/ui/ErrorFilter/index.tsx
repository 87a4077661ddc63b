import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {useId, useLayoutEffect, useState, type ReactNode} from 'react';
import {filterEntries} from './entries';
import styles from './styles.module.css';

/**
 * A field before the list of error codes, which leaves those that hold what is typed. The list is the page's own
 * text: without scripts it is whole, and there is no field.
 */
export default function ErrorFilter(): ReactNode {
  const {key, hash} = useLocation();
  // Who follows a link to a code finds it, whatever was typed before.
  return <Field key={`${key} ${hash}`} />;
}

function Field(): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState<number>();
  const {selectMessage} = usePluralForm();

  // Before the browser scrolls to a section that was hidden.
  useLayoutEffect(() => () => void filterEntries(''), []);

  const filter = (value: string): void => {
    setTyped(value);
    const left = filterEntries(value);
    setCount(value.trim() === '' ? undefined : left);
  };
  return (
    <div className={`scripted ${styles.filter}`} data-filter="">
      <label htmlFor={id}>
        {translate({
          id: 'site.errorFilter.label',
          message: 'Votre code ou un mot du message',
          description: 'Label of the field that filters the list of error codes',
        })}
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder="E-HVR-206"
        value={typed}
        onChange={({currentTarget}) => filter(currentTarget.value)}
      />
      <p role="status" className={styles.count}>
        {count !== undefined && (count === 0 ? noCode() : selectMessage(count, codes(count)))}
      </p>
    </div>
  );
}

function noCode(): string {
  return translate({
    id: 'site.errorFilter.none',
    message: 'Aucun code ne correspond.',
    description: 'Shown when no error code holds what the reader typed',
  });
}

function codes(count: number): string {
  return translate(
    {
      id: 'site.errorFilter.count',
      message: '{count} code|{count} codes',
      description: 'How many error codes are shown; plural forms separated by "|"',
    },
    {count},
  );
}
