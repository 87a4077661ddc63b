import {expect, test} from 'vitest';
import {loadFailure} from './loadFailure';

type Replace = (request: {request: string; contextInfo: {issuer: string}}) => void;

/** The module that a request from another resolves to. */
function given(request: string, issuer: string): string {
  const asked = {request, contextInfo: {issuer}};
  class NormalModuleReplacementPlugin {
    constructor(requests: RegExp, replace: Replace) {
      if (requests.test(request)) {
        replace(asked);
      }
    }
  }
  const utils = {currentBundler: {instance: {NormalModuleReplacementPlugin}}};
  loadFailure().configureWebpack?.({}, false, utils as never, undefined);
  return asked.request;
}

test('only a navigation fetches chunks through our module', () => {
  const navigation = '/node_modules/@docusaurus/core/lib/client/PendingNavigation.js';
  expect(given('./preload', navigation)).toMatch(/src.ui.LoadFailure.preload\.ts$/);
  expect(given('./preload', '/node_modules/@docusaurus/core/lib/client/docusaurus.js')).toBe(
    './preload',
  );
  expect(given('./preload-all', navigation)).toBe('./preload-all');
});
