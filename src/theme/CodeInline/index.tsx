// Replaces code in running text: what is short, such as an error code, stays on one line; addresses break after a slash.
import {breakable} from '@site/src/components/breakable';
import type {Props} from '@theme/CodeInline';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Characters that fit on the line of a phone beside a few words. */
const SHORT = 24;

export default function CodeInline({className, children, ...props}: Props): ReactNode {
  const isText = typeof children === 'string';
  const isShort = isText && children.length <= SHORT;
  return (
    <code {...props} className={clsx(className, isShort && 'short-code')}>
      {isText && !isShort ? breakable(children) : children}
    </code>
  );
}
