import {beforeEach, expect, test, vi} from 'vitest';
import ComponentCreator from '.';

const made = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => ({
  default: (path: string, hash: string) => {
    made(path, hash);
    return Object.assign(() => null, {preload: () => Promise.resolve(`code of ${path}`)});
  },
}));

beforeEach(() => made.mockClear());

test('what stands at an address is made when somebody goes there, once', async () => {
  const route = ComponentCreator('/docs/a', '123');
  ComponentCreator('/docs/b', '456');
  expect(made).not.toHaveBeenCalled();
  expect(await route.preload()).toBe('code of /docs/a');
  await route.preload();
  expect(made.mock.calls).toEqual([['/docs/a', '123']]);
});

test('shown without having been fetched, it is made as well, with what it is given', () => {
  const route = ComponentCreator('*', '') as unknown as (props: object) => {props: object};
  expect(route({staticContext: {}}).props).toEqual({staticContext: {}});
  expect(made.mock.calls).toEqual([['*', '']]);
});
