// Replaces the map of kinds: one box for all, whose pictures and names are ours.
import Layout from '@theme/Admonition/Layout';
import type AdmonitionTypes from '@theme/Admonition/Types';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

const types: typeof AdmonitionTypes = Object.fromEntries(KINDS.map((kind) => [kind, Layout]));

export default types;
