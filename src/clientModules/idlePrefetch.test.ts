import {expect, test, vi} from 'vitest';
import idlePrefetch from './idlePrefetch';

test('links that come into view together are prefetched one by one, each while the browser is idle', () => {
  const prefetched: string[] = [];
  const idle: (() => void)[] = [];
  const requestIdleCallback = (act: () => void) => idle.push(act);
  const preload = () => false as const;
  const own = {prefetch: (address: string) => (prefetched.push(address), false as const), preload};
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('window', {docusaurus: own, requestIdleCallback});
  for (let route = 0; route < 2; route++) {
    idlePrefetch.onRouteDidUpdate();
  }

  for (const address of ['/a', '/b', '/c']) {
    void window.docusaurus.prefetch(address);
  }

  expect(prefetched).toEqual([]);
  const counts = [];
  while (idle.length > 0) {
    idle.shift()!();
    counts.push(prefetched.length);
  }
  expect(counts).toEqual([1, 2, 3]);
  expect(prefetched).toEqual(['/a', '/b', '/c']);
  expect(window.docusaurus.preload).toBe(preload);
});
