import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {routable} from '../site/addresses';

// Before the router reads it: else a page that the host has served would be replaced by "Page not found", or never
// hydrated.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  if (routable(pathname) !== pathname) {
    window.history.replaceState(window.history.state, '', routable(pathname) + search + hash);
  }
}
