import {BRAND} from '@site/src/site/brand';
import {useSpaceOrigin} from '@site/src/space/useSpace';
import type {ReactNode} from 'react';
import {breakable} from '../breakable';

interface Props {
  /** Path inside the Space, starting with `/`. */
  readonly path: string;
}

/** An address inside the reader's Space, as code; inside the example organization's while theirs is not known. */
export default function SpaceUrl({path}: Props): ReactNode {
  return <code>{breakable((useSpaceOrigin() ?? BRAND.exampleSpace) + path)}</code>;
}
