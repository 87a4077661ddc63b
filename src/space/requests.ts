/** Something to say to the reader in a dialog. */
export interface SpaceRequest {
  /** `ask` for the address of the Space, or say that a link was `refused`. */
  readonly kind: 'ask' | 'refused';
  /** Address of the link to open once the Space is known. */
  readonly link?: string;
  /** Where the focus returns afterwards. */
  readonly trigger: Element;
}

const listeners = new Set<() => void>();
let current: SpaceRequest | undefined;

/** The one open request, made by a link or a button and answered by the dialog. */
export const spaceRequests = {
  current: (): SpaceRequest | undefined => current,
  /** Opens a request in place of the one there is; `undefined` closes it. */
  open(request: SpaceRequest | undefined): void {
    current = request;
    listeners.forEach((listener) => listener());
  },
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
