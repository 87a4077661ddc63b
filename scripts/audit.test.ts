import {expect, test} from 'vitest';
import {readAudit} from './audit';

const REACT = {
  folder: 'node_modules/react',
  name: 'react',
  version: '19.0.0',
  license: 'MIT',
  integrity: undefined,
  isDev: false,
  asks: {},
};

const FLAW = {
  severity: 'high',
  via: [{title: 'Script injection', url: 'https://advisories.example/1'}, 'scheduler'],
};

test('a flaw of what reaches readers is found, with its advisories', () => {
  const output = JSON.stringify({
    vulnerabilities: {
      react: {...FLAW, nodes: ['node_modules/react', 'node_modules/x/node_modules/react']},
      webpack: {...FLAW, nodes: ['node_modules/webpack']},
    },
  });
  expect(readAudit(output, [REACT])).toEqual({
    kind: 'run',
    found: [
      {
        name: 'react@19.0.0',
        severity: 'high',
        advisories: ['Script injection https://advisories.example/1', 'scheduler'],
      },
    ],
    elsewhere: 1,
  });
});

test('clean is what was asked and has no flaw', () => {
  expect(readAudit('{"vulnerabilities": {}}', [REACT])).toEqual({
    kind: 'run',
    found: [],
    elsewhere: 0,
  });
});

test.each([
  ['{"message": "405 Method Not Allowed", "error": {"summary": ""}}', '405 Method Not Allowed'],
  [
    '{"error": {"summary": "request failed, reason: ENOTFOUND"}}',
    'request failed, reason: ENOTFOUND',
  ],
  ['{"auditReportVersion": 2}', 'npm named no vulnerabilities'],
  ['npm error offline\nmore', 'npm error offline'],
  ['', 'npm printed nothing'],
  ['{"vulnerabilities": null}', 'npm named no vulnerabilities'],
])('%s is "not run", never clean', (output, why) => {
  expect(readAudit(output, [REACT])).toEqual({kind: 'not run', why});
});
