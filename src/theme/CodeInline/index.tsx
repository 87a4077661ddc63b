// Replaces code in running text: what is short, such as an error code, stays on one line; addresses break after a slash.
import type {Props} from '@theme/CodeInline';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

/** Characters that fit on the line of a phone beside a few words. */
const SHORT = 24;

/** After the slashes of an address or a path. */
const BREAK = /(?<=\/)(?=[^/])/;

export default function CodeInline({className, children, ...props}: Props): ReactNode {
  const isShort = typeof children === 'string' && children.length <= SHORT;
  return (
    <code {...props} className={clsx(className, isShort && 'short-code')}>
      {typeof children === 'string' && !isShort
        ? children.split(BREAK).map((part, place) => (
            <Fragment key={place}>
              {place > 0 && <wbr />}
              {part}
            </Fragment>
          ))
        : children}
    </code>
  );
}
