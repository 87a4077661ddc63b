import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodable} from '../site/addresses';

// The router decodes the address and throws at a malformed one: the page would be shown but never hydrated.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  if (decodable(pathname) !== pathname) {
    window.history.replaceState(window.history.state, '', decodable(pathname) + search + hash);
  }
}
