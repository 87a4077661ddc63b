// Replaces the highlighter in the browser: code was coloured while building.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {ColouredLines} from '@site/src/features/codeColours/context';
import {linesOf} from '@site/src/features/codeColours/lines';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata: {code, language, lineNumbersStart, lineClassNames},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
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
