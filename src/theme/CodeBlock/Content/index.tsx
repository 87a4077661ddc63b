// Replaces what colours code in the browser: the colours are those found while building.
import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {ColouredLines} from '@site/src/highlight/context';
import {textOf, type ColouredLine} from '@site/src/highlight/lines';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

/** How the theme's `Line` wants what it shows. */
interface Token {
  readonly types: string[];
  readonly content: string;
  readonly colour: string | undefined;
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {plain} = usePrismTheme();
  const coloured = useContext(ColouredLines);
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  // Lines that a comment in the code took out, or that nobody coloured, are shown plain.
  const lines: readonly ColouredLine[] =
    textOf(coloured) === code ? coloured : code.split('\n').map((text) => [[text]]);
  const hasNumbers = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef}
      // Long lines are scrolled with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(
        className,
        'prism-code',
        `language-${language}`,
        styles.block,
        'thin-scrollbar',
      )}
      style={plain}>
      <code
        className={clsx(styles.lines, hasNumbers && styles.numbered)}
        style={hasNumbers ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined}>
        {lines.map((line, index) => (
          <Line
            key={index}
            line={line.map(([content, colour]): Token => ({types: [], content, colour}))}
            classNames={lineClassNames[index] ?? []}
            showLineNumbers={hasNumbers}
            getLineProps={({className: own}) => ({
              className: clsx('token-line', own),
              style: {color: plain.color},
            })}
            getTokenProps={({token}) => ({
              className: 'token',
              children: token.content,
              style: {color: (token as Token).colour},
            })}
          />
        ))}
      </code>
    </pre>
  );
}
