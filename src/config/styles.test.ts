import {expect, test} from 'vitest';
import {usedInfima} from './styles';

/** The selectors left of one rule. */
function left(file: string, ...selectors: string[]): string[] {
  const rule = {
    selectors,
    remove: () => {
      rule.selectors = [];
    },
  };
  usedInfima.Once({source: {input: {file}}, walkRules: (visit) => visit(rule)});
  return rule.selectors;
}

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

test('rules for classes that no page uses are left out, and only of Infima', () => {
  expect(left(INFIMA, '.hero__title', '.pills .button')).toEqual([]);
  expect(left(INFIMA, '.hero__title', '.button:hover', 'table th')).toEqual([
    '.button:hover',
    'table th',
  ]);
  expect(left('/site/src/css/custom.css', '.hero__title')).toEqual(['.hero__title']);
});

test('a class that a rule excludes need not be used', () => {
  expect(left(INFIMA, '.button:not(.button--active)')).toEqual(['.button:not(.button--active)']);
});
