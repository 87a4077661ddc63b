// Wraps the links of pages: one into the reader's Space is a plain link that says so.
import SpaceLink from '@site/src/components/SpaceLink';
import {MARKER} from '@site/src/space/link';
import type AType from '@theme/MDXComponents/A';
import A from '@theme-original/MDXComponents/A';
import type {ComponentProps, ReactNode} from 'react';

export default function AWrapper({href, ...props}: ComponentProps<typeof AType>): ReactNode {
  return href?.startsWith(MARKER) ? (
    <SpaceLink href={href} {...props} />
  ) : (
    <A href={href} {...props} />
  );
}
