// Wraps code blocks: an example marked `space` shows and copies the address of the reader's own Space.
import {isPersonalFence, personalize} from '@site/src/space/example';
import {useSpaceOrigin} from '@site/src/space/useSpace';
import type CodeBlockType from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';

export default function CodeBlockWrapper({
  children,
  ...props
}: ComponentProps<typeof CodeBlockType>): ReactNode {
  const origin = useSpaceOrigin();
  return (
    <CodeBlock {...props}>
      {typeof children === 'string' && isPersonalFence(props.metastring)
        ? personalize(children, origin)
        : children}
    </CodeBlock>
  );
}
