// Replaces the icon of a third colour mode, which every page holds: this site has two (specification §3).
import type {ReactNode} from 'react';

export default function IconSystemColorMode(): ReactNode {
  return null;
}
