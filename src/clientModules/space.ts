import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {captureSpace} from '../features/space/capture';
import {interceptActivation} from '../features/space/interception';
import {withoutSpace} from '../features/space/query';
import {spaceReplacement} from '../features/space/replacement';
import {spaceRequests} from '../features/space/requests';

if (ExecutionEnvironment.canUseDOM) {
  spaceReplacement.follow();
  // Read before the page's code, which may fail to load; later addresses are read by `useSpaceOfAddress`.
  const {pathname, search, hash} = window.location;
  if (captureSpace(search)) {
    window.history.replaceState(window.history.state, '', pathname + withoutSpace(search) + hash);
  }
  document.addEventListener('click', interceptActivation, true);
  document.addEventListener('auxclick', interceptActivation, true);
}

export default {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      spaceRequests.set(undefined);
    }
  },
} satisfies ClientModule;
