import all from '@generated/releases/default/releases.json';
import type {Release} from '@site/src/site/releases';
import {useHistorySection} from './useHistorySection';

export function useReleases(): readonly Release[] {
  const {id} = useHistorySection();
  return all.filter(({history}) => history === id);
}
