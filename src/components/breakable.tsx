import {Fragment, type ReactNode} from 'react';

/** After the slashes of an address or a path. */
const BREAK = /(?<=\/)(?=[^/])/;

/** Code that breaks after a slash, rather than within a word, where it is wider than its line. */
export function breakable(code: string): ReactNode {
  return code.split(BREAK).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
