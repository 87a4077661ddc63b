/** What the site has; `false` switches a feature off (CONTRIBUTING, "Switch the Space off"). */
export const FEATURES: Readonly<Record<'space', boolean>> = {
  /** Links into the reader's own Space, examples with its address, the notice and the dialog (src/features/space). */
  space: true,
};
