// Replaces the format of page titles: those of a history name their component.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {HISTORIES, nameOf} from '@site/src/site/collections';
import {toLocale} from '@site/src/site/locales';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import type {ComponentProps, ReactNode} from 'react';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  const locale = toLocale(useDocusaurusContext().i18n.currentLocale);
  const formatter: Formatter = ({defaultFormatter, ...params}) => {
    const history = HISTORIES.find(({id}) => id === params.plugin.id);
    const name = history && nameOf(history, locale);
    const title =
      name && params.title && !params.title.includes(name)
        ? `${params.title} – ${name}`
        : params.title;
    return defaultFormatter({...params, title});
  };
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
