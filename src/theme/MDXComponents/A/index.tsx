// Wraps the links of pages: one into the reader's Space is a plain link with a notice, one to a file has no language.
import Link from '@docusaurus/Link';
import SpaceLink from '@site/src/features/space/ui/SpaceLink';
import {MARKER} from '@site/src/features/space/link';
import type AType from '@theme/MDXComponents/A';
import A from '@theme-original/MDXComponents/A';
import type {ComponentProps, ReactNode} from 'react';

export default function AWrapper({href, ...props}: ComponentProps<typeof AType>): ReactNode {
  if (href?.startsWith(MARKER)) {
    return <SpaceLink href={href} {...props} />;
  }
  // A file that is built once (src/thirdParty): Docusaurus would resolve it within the locale.
  return href?.startsWith('pathname:') ? (
    <Link href={href} autoAddBaseUrl={false} {...props} />
  ) : (
    <A href={href} {...props} />
  );
}
