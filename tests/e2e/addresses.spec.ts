import {expectOddAddresses} from '../oddAddresses';
import {test} from './fixtures';

test('odd addresses lead to their page, which works, and never to another host', async ({
  page,
  baseURL,
  everything,
}) => {
  await expectOddAddresses(page, baseURL!, everything);
});
