// Replaces the highlighter in the browser: code was coloured while building. A block in a closed <details> is measured
// once that is opened, for the button that wraps lines.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {ColouredLines} from '@site/src/features/codeColours/context';
import {linesOf} from '@site/src/features/codeColours/lines';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import {useContext, useEffect, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata: {code, language, lineNumbersStart, lineClassNames},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  useMeasureOnceShown(codeBlockRef);
  const lines = linesOf(code, useContext(ColouredLines));
  const hasNumbers = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef}
      // Long lines are scrolled with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, `prism-code language-${language} thin-scrollbar`, styles.block)}>
      <code className={clsx(styles.lines, hasNumbers && styles.numbered)}>
        {lines.map((line, index) => (
          <Line
            key={index}
            line={line.map(([content, colour]) => ({types: colour ? [colour] : [], content}))}
            classNames={lineClassNames[index] ?? []}
            // The theme's counter begins elsewhere than at 1 by a style attribute, which the content security policy refuses.
            showLineNumbers={false}
            getLineProps={({className: own}) => ({
              className: clsx('token-line', own),
              ...(hasNumbers && {'data-number': lineNumbersStart + index}),
            })}
            getTokenProps={({token: {types, content}}) => ({
              className: clsx('token', types[0] && `code-${types[0]}`),
              children: content,
            })}
          />
        ))}
      </code>
    </pre>
  );
}

/** The theme measures a block on mount, on `resize` and when its tab is chosen, but not when <details> opens. */
function useMeasureOnceShown(block: RefObject<HTMLPreElement | null>): void {
  useEffect(() => {
    const pre = block.current;
    if (!pre || pre.clientWidth > 0) {
      return;
    }
    const observer = new ResizeObserver(() => {
      if (pre.clientWidth > 0) {
        observer.disconnect();
        window.dispatchEvent(new Event('resize'));
      }
    });
    observer.observe(pre);
    return () => observer.disconnect();
  }, [block]);
}
