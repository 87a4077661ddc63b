import {BRAND} from '@site/src/site/brand';
import {useSpaceOrigin} from '@site/src/space/useSpace';
import type {ReactNode} from 'react';

interface Props {
  /** Path inside the Space, starting with `/`. */
  readonly path: string;
}

/** An address inside the reader's Space, as code; inside the example organization's while theirs is not known. */
export default function SpaceUrl({path}: Props): ReactNode {
  return <code>{(useSpaceOrigin() ?? BRAND.exampleSpace) + path}</code>;
}
