/** Feature switches (CONTRIBUTING, "Switch the Space off"). */
export const FEATURES: Readonly<Record<'space', boolean>> = {
  /** Links into the reader's own Space, examples with its address, the notice and the dialog (src/features/space). */
  space: true,
};
