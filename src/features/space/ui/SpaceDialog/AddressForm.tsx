import Translate, {translate} from '@docusaurus/Translate';
import {BRAND} from '@site/src/site/brand';
import {openInNewTab} from '@site/src/features/space/interception';
import {resolveSpaceLink} from '@site/src/features/space/link';
import {parseTypedOrigin} from '@site/src/features/space/origin';
import {spaceStore} from '@site/src/features/space/store';
import {useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {Buttons} from '../../../../ui/Dialog';
import styles from './styles.module.css';

const EXAMPLE = <code>{BRAND.exampleSpace}</code>;

interface Props {
  /** The link to open with the address. */
  readonly link?: string;
  /** Called when the address is stored, and on cancel. */
  readonly onDone: () => void;
  /** Called when the address is valid but the browser does not store it. */
  readonly onUnsaved: () => void;
}

/** Asks for the address of the Space, validates it, stores it and opens the link that needed it. */
export default function AddressForm({link, onDone, onUnsaved}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState(0);
  const id = useId();
  const hint = `${id}hint`;
  const error = `${id}error`;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const origin = parseTypedOrigin(input.current?.value ?? '');
    if (origin === undefined) {
      setRefusals(refusals + 1);
      input.current?.focus();
      return;
    }
    spaceStore.choose(origin);
    const result = link && resolveSpaceLink(link, document.baseURI, origin);
    if (result && result.kind === 'open') {
      openInNewTab(result.target);
    }
    if (spaceStore.isRemembered()) {
      onDone();
    } else {
      onUnsaved();
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <p>
        <Translate id="site.space.ask.text" description="Why the address of the Space is asked for">
          {
            'Donnez son adresse une fois\u00A0: les liens de ce site y ouvriront le bon écran. Elle reste dans votre navigateur.'
          }
        </Translate>
      </p>
      <label className={styles.label} htmlFor={id}>
        <Translate id="site.space.ask.label" description="Label of the field for the address">
          Adresse du Space
        </Translate>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={refusals > 0 ? `${error} ${hint}` : hint}
        aria-invalid={refusals > 0}
      />
      {/* A new element each time: the same sentence is announced again. */}
      {refusals > 0 && (
        <p key={refusals} id={error} className={styles.error} role="alert">
          {translate(
            {
              id: 'site.space.ask.error',
              message:
                'Ce n’est pas l’adresse d’un Space. Elle contient l’organisation et la région, puis {domain}.',
              description: 'Shown when what the reader typed is no address of a Space',
            },
            {domain: `.${BRAND.productDomain}`},
          )}
        </p>
      )}
      <p id={hint} className="quiet">
        <Translate
          id="site.space.ask.hint"
          description="Where readers find the address of their Space"
          values={{example: EXAMPLE}}>
          {
            'Par exemple {example}. Elle se lit dans la barre d’adresse quand votre Space est ouvert, et dans le lien de votre invitation.'
          }
        </Translate>
      </p>
      <Buttons>
        <button type="submit" className="button button--primary">
          {link
            ? translate({
                id: 'site.space.ask.open',
                message: 'Ouvrir',
                description: 'Button: store the address, follow the link',
              })
            : translate({
                id: 'site.space.ask.save',
                message: 'Enregistrer',
                description: 'Button: store the address',
              })}
        </button>
        <button type="button" className="button button--secondary" onClick={onDone}>
          <Translate id="site.space.ask.cancel" description="Button: change nothing">
            Annuler
          </Translate>
        </button>
      </Buttons>
    </form>
  );
}
