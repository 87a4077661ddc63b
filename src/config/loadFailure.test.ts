import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {loadFailure} from './loadFailure';

type Replace = (request: {request: string; contextInfo: {issuer: string}}) => void;

/** What a module that asks for another is given. */
function given(request: string, issuer: string): string {
  const asked = {request, contextInfo: {issuer}};
  class NormalModuleReplacementPlugin {
    constructor(pattern: RegExp, replace: Replace) {
      if (pattern.test(request)) {
        replace(asked);
      }
    }
  }
  const utils = {currentBundler: {instance: {NormalModuleReplacementPlugin}}};
  loadFailure().configureWebpack?.({}, false, utils as unknown as ConfigureWebpackUtils, undefined);
  return asked.request;
}

test('only a navigation fetches its page with our module', () => {
  const navigation = '/node_modules/@docusaurus/core/lib/client/PendingNavigation.js';
  expect(given('./preload', navigation)).toMatch(/src.components.LoadFailure.preload\.ts$/);
  expect(given('./preload', '/node_modules/@docusaurus/core/lib/client/docusaurus.js')).toBe(
    './preload',
  );
  expect(given('./preload-all', navigation)).toBe('./preload-all');
});
