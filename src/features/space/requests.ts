import {createObservable} from './observable';

/** Something to say to the reader in a dialog. */
export interface SpaceRequest {
  /** `ask` for the address of the Space, or say that a link was `refused`. */
  readonly kind: 'ask' | 'refused';
  /** Address of the link to open once the Space is known. */
  readonly link?: string;
  /** Where the focus returns afterwards. */
  readonly trigger: Element;
}

/** The one open request, made by a link or a button and answered by the dialog. */
export const spaceRequests = createObservable<SpaceRequest>();
