import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {routes} from './routes';

test('what Docusaurus calls to make a route is ours, for readers, for the server and for writers', () => {
  const configure = routes().configureWebpack as unknown as () => {
    readonly resolve: {readonly alias: Readonly<Record<string, string>>};
  };
  const [[name, file] = ['', ''], ...others] = Object.entries(configure().resolve.alias);
  expect(others).toEqual([]);
  expect(existsSync(file)).toBe(true);
  const generator = require.resolve('@docusaurus/core/lib/server/codegen/codegenRoutes.js');
  expect(readFileSync(generator, 'utf8')).toContain(`from '${name}'`);
});
