import Translate from '@docusaurus/Translate';
import {spaceRequests, type SpaceRequest} from '@site/src/features/space/requests';
import {useId, useRef, useState, type ReactNode} from 'react';
import Dialog, {CloseButton} from '../../../../ui/Dialog';
import NotRemembered from '../SpaceNotice/NotRemembered';
import AddressForm from './AddressForm';
import styles from './styles.module.css';

/** Asks for the address of the reader's Space, or explains why a link was not followed. */
export default function SpaceDialog({kind, link, trigger}: SpaceRequest): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isUnsaved, setIsUnsaved] = useState(false);

  function close() {
    dialog.current?.close();
  }

  function handleClose() {
    spaceRequests.set(undefined);
    // Not every browser focuses a clicked element, so the dialog cannot always restore the focus by itself.
    if (trigger instanceof HTMLElement || trigger instanceof SVGElement) {
      trigger.focus({preventScroll: true});
    }
  }

  return (
    <Dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={handleClose}>
      <h2 id={heading} className={styles.heading}>
        <Heading kind={isUnsaved ? 'unsaved' : kind} />
      </h2>
      {kind === 'ask' && !isUnsaved ? (
        <AddressForm link={link} onDone={close} onUnsaved={() => setIsUnsaved(true)} />
      ) : (
        <>
          <p role="status">
            {isUnsaved ? (
              <NotRemembered />
            ) : (
              <Translate
                id="site.space.refused.text"
                description="Text of the dialog shown for a link that is no link into a Space">
                Il ne mène à aucun écran de votre Space, rien n’a été ouvert. Suivez le chemin de
                menu.
              </Translate>
            )}
          </p>
          <CloseButton className="button--primary" />
        </>
      )}
    </Dialog>
  );
}

function Heading({kind}: {readonly kind: SpaceRequest['kind'] | 'unsaved'}): ReactNode {
  switch (kind) {
    case 'ask':
      return (
        <Translate
          id="site.space.ask.title"
          description="Title of the dialog that asks for the Space">
          {'Quel est votre Space\u202F?'}
        </Translate>
      );
    case 'refused':
      return (
        <Translate
          id="site.space.refused.title"
          description="Title of the dialog shown for a link that is no link into a Space">
          Ce lien ne peut pas être ouvert
        </Translate>
      );
    case 'unsaved':
      return (
        <Translate
          id="site.space.unsaved.title"
          description="Title of the dialog shown when the browser's storage is blocked">
          Adresse non retenue
        </Translate>
      );
  }
}
