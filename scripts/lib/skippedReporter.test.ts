import type {FullConfig, Suite} from '@playwright/test/reporter';
import {expect, test, vi} from 'vitest';
import SkippedReporter from './skippedReporter';

test('the last lines say how many tests were skipped for each reason', () => {
  const skipped = (description: string) => ({annotations: [{type: 'skip', description}]});
  const tests = [
    skipped('nginx is missing'),
    {annotations: [{type: 'issue', description: 'passed'}]},
    skipped('nginx is missing'),
    skipped('Firefox is missing'),
  ];
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const reporter = new SkippedReporter();
  reporter.onBegin({} as FullConfig, {allTests: () => tests} as unknown as Suite);
  reporter.onEnd();
  expect(log.mock.calls.flat()).toEqual([
    'Skipped 2: nginx is missing',
    'Skipped 1: Firefox is missing',
  ]);
});
