import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {chosenTab, keptTabs, type TabGroup} from './tabGroups';

/**
 * The reader's choice among tabs of a group: the address names it, so that it can be linked, and the browser stores it
 * for other pages (documented on the About page). Undefined until hydrated.
 *
 * @param group `undefined` for tabs that share their choice with no others
 */
export function useTabChoice(
  group: TabGroup | undefined,
  values: readonly string[],
): [chosen: string | undefined, choose: (value: string) => void] {
  const history = useHistory();
  const asked = useQueryStringValue(group ?? null);
  const [kept, slot] = useStorageSlot(group ? `docusaurus.tab.${group}` : null);
  const choose = (value: string) => {
    if (group) {
      const search = new URLSearchParams(history.location.search);
      search.set(group, value);
      history.replace({...history.location, search: search.toString()});
      slot.set(keptTabs(kept, value));
    }
  };
  return [chosenTab(values, asked, kept), choose];
}
