import type {ReactNode} from 'react';

/** Address of the example organization's Space, used in every page of the manual. */
const EXAMPLE_ORIGIN = 'https://acme.eu.havre.example';

interface Props {
  /** Path inside the Space, starting with `/`. */
  readonly path: string;
}

/** An address inside a Space, as code. */
export default function SpaceUrl({path}: Props): ReactNode {
  return <code>{EXAMPLE_ORIGIN + path}</code>;
}
