import {expectOddAddresses} from '../oddAddresses';
import {test} from './fixtures';

test('odd addresses lead to their page, which works, and never to another host', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await expectOddAddresses(page, baseURL!);
});
