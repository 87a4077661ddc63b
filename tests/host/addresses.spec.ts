import {expect, test} from '../e2e/fixtures';
import {expectOddAddresses} from '../oddAddresses';
import {missingNginx, startHost} from './nginxHost';

// nginx has a self-signed certificate here.
test.use({ignoreHTTPSErrors: true});

test(
  'behind nginx odd addresses lead to their page, which works, and never to another host',
  {tag: '@night'},
  async ({page, everything}) => {
    test.setTimeout(300_000);
    test.skip(missingNginx() !== undefined, missingNginx());
    const host = await startHost('localhost');
    try {
      for (const [asked, lang] of [
        ['//en/nope', 'en'],
        ['///de//nope', 'de'],
        ['//zh', 'zh-Hans'],
        ['//evil.example/docs', 'fr'],
      ] as const) {
        const {headers, body} = await host.ask(asked);
        expect(body.toString(), asked).toMatch(new RegExp(`<html[^>]* lang="?${lang}[" ]`));
        expect(headers.location, asked).toBeUndefined();
      }
      await expectOddAddresses(page, `https://localhost:${host.port}`, everything);
    } finally {
      await host.stop();
    }
  },
);
