// Wraps code blocks: their colours are rendered into the page; an example marked `space` shows and copies the address
// of the reader's own Space. Not re-rendered after hydration, unlike the theme's, which colours code in the browser.
import {ColouredLines} from '@site/src/features/codeColours/context';
import {mapTexts, type ColouredLine} from '@site/src/features/codeColours/lines';
import {isPersonalFence, personalize} from '@site/src/features/space/example';
import {useSpaceOrigin} from '@site/src/features/space/useSpace';
import type CodeBlockType from '@theme/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import CodeBlock from '@theme-original/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<typeof CodeBlockType> {
  /** Coloured lines as JSON, from src/features/codeColours/node/code.ts. */
  readonly lines?: string;
}

export default function CodeBlockWrapper({children, lines = '[]', ...props}: Props): ReactNode {
  const origin = useSpaceOrigin();
  const adapt = (text: string): string =>
    isPersonalFence(props.metastring) ? personalize(text, origin) : text;
  return (
    <ColouredLines value={mapTexts(JSON.parse(lines) as readonly ColouredLine[], adapt)}>
      {typeof children === 'string' ? (
        <StringContent {...props}>{adapt(children)}</StringContent>
      ) : (
        <CodeBlock {...props}>{children}</CodeBlock>
      )}
    </ColouredLines>
  );
}
