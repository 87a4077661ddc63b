// Replaces the map of kinds: one box for all, which names its kind in words, with our pictures.
import AdmonitionBox from '@site/src/ui/AdmonitionBox';
import type AdmonitionTypes from '@theme/Admonition/Types';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

const types: typeof AdmonitionTypes = Object.fromEntries(
  KINDS.map((kind) => [kind, AdmonitionBox]),
);

export default types;
