import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {captureSpace} from '../space/capture';
import {interceptActivation} from '../space/interception';
import {spaceRequests} from '../space/requests';

if (ExecutionEnvironment.canUseDOM) {
  captureSpace(window.location.search);
  document.addEventListener('click', interceptActivation, true);
  document.addEventListener('auxclick', interceptActivation, true);
}

export default {
  onRouteUpdate({location, previousLocation}) {
    // The first address was read above: before the page's code, which may fail to load.
    if (previousLocation) {
      captureSpace(location.search);
    }
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      spaceRequests.open(undefined);
    }
  },
} satisfies ClientModule;
