import {BRAND} from '@site/src/site/brand';
import {codeParts} from '@site/src/site/codeParts';
import {useSpaceOrigin} from '@site/src/features/space/useSpace';
import {Fragment, type ReactNode} from 'react';

interface Props {
  /** Path inside the Space, starting with `/`. */
  readonly path: string;
}

/** An address inside the reader's Space, as code; in the example organization's until one is set. */
export default function SpaceUrl({path}: Props): ReactNode {
  return (
    <code>
      {codeParts((useSpaceOrigin() ?? BRAND.exampleSpace) + path).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </code>
  );
}
