import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import {HISTORIES, nameOf} from '@site/src/site/collections';
import {toLocale} from '@site/src/site/locales';

/** The release history of the page, below a blog instance. */
export function useHistorySection() {
  const {plugin} = useRouteContext();
  const locale = toLocale(useDocusaurusContext().i18n.currentLocale);
  const history = HISTORIES.find(({id}) => id === plugin.id)!;
  return {...history, name: nameOf(history, locale)};
}
