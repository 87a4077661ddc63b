import {translate} from '@docusaurus/Translate';
import {spaceRequests, type SpaceRequest} from '@site/src/features/space/requests';
import {useId, useRef, useState, type ReactNode} from 'react';
import Dialog, {CloseButton} from '../../../../ui/Dialog';
import {notRemembered} from '../SpaceNotice/notRemembered';
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
    <Dialog ref={dialog} aria-labelledby={heading} onClose={handleClose}>
      <h2 id={heading} className={styles.heading}>
        {titleOf(isUnsaved ? 'unsaved' : kind)}
      </h2>
      {kind === 'ask' && !isUnsaved ? (
        <AddressForm link={link} onDone={close} onUnsaved={() => setIsUnsaved(true)} />
      ) : (
        <>
          <p role="status">
            {isUnsaved
              ? notRemembered()
              : translate({
                  id: 'site.space.refused.text',
                  message:
                    'Il ne mène à aucun écran de votre Space, rien n’a été ouvert. Suivez le chemin de menu.',
                  description: 'Text of the dialog shown for a link that is no link into a Space',
                })}
          </p>
          <CloseButton className="button--primary" />
        </>
      )}
    </Dialog>
  );
}

function titleOf(kind: SpaceRequest['kind'] | 'unsaved'): string {
  switch (kind) {
    case 'ask':
      return translate({
        id: 'site.space.ask.title',
        message: 'Quel est votre Space\u202F?',
        description: 'Title of the dialog that asks for the Space',
      });
    case 'refused':
      return translate({
        id: 'site.space.refused.title',
        message: 'Ce lien ne peut pas être ouvert',
        description: 'Title of the dialog shown for a link that is no link into a Space',
      });
    case 'unsaved':
      return translate({
        id: 'site.space.unsaved.title',
        message: 'Adresse non retenue',
        description: 'Title of the dialog shown when the browser’s storage is blocked',
      });
  }
}
