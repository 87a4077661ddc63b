import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import {chosenTab, keptTabs, type TabGroup} from './tabGroups';

/**
 * The reader's choice among tabs of a group: in the address, so that it can be linked, and stored for other pages.
 * Undefined until hydrated; without a group, tabs share their choice with no others.
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
