import {createObservable} from './observable';

export interface SpaceRequest {
  /** `ask` for the address of the Space, or report that a link was `refused`. */
  readonly kind: 'ask' | 'refused';
  /** Address of the link to open once the Space is set. */
  readonly link?: string;
  readonly trigger: Element;
}

/** The one open request, made by a link or a button and answered by the dialog. */
export const spaceRequests = createObservable<SpaceRequest>();
