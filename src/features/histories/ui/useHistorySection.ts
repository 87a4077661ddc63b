import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import {HISTORIES, nameOf} from '@site/src/site/collections';
import {toLocale} from '@site/src/site/locales';

/** The release history of the page. @throws {Error} outside the histories */
export function useHistorySection() {
  const {plugin} = useRouteContext();
  const locale = toLocale(useDocusaurusContext().i18n.currentLocale);
  const history = HISTORIES.find(({id}) => id === plugin.id);
  if (!history) {
    throw new Error(
      `${plugin.name} ${plugin.id} is none of the histories of src/site/collections.ts.`,
    );
  }
  return {...history, name: nameOf(history, locale)};
}
