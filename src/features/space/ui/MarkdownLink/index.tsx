import Link from '@docusaurus/Link';
import SpaceLink from '@site/src/features/space/ui/SpaceLink';
import {MARKER} from '@site/src/features/space/link';
import A from '@theme/MDXComponents/A';
import type {ComponentProps, ReactNode} from 'react';

/** A link of a page: one into the reader's Space is a plain link with a notice, one to a file has no language. */
export default function MarkdownLink({href, ...props}: ComponentProps<typeof A>): ReactNode {
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
