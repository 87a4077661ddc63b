// Replaces code in running text: what is short, such as an error code, stays on one line.
import type {Props} from '@theme/CodeInline';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Characters that fit on the line of a phone beside a few words. */
const SHORT = 24;

export default function CodeInline({className, ...props}: Props): ReactNode {
  const isShort = typeof props.children === 'string' && props.children.length <= SHORT;
  return <code {...props} className={clsx(className, isShort && 'short-code')} />;
}
