import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../server/contract/load.js';
import { LOCALES } from '../../server/base/locale.js';
import { startTestServer, type TestServer } from '../server/harness.js';
import { demoPlayer } from '../server/people.js';
import { exampleRequests } from './requests.js';

const contract = await loadContract();
/** Reads without an id in the path: the requests that a page sends when it opens. */
const reads = exampleRequests(contract).filter(
  ({ method, path, id }) => method === 'GET' && !/\{|\d/.test(path) && id !== 'logout',
);
/** No device has a passkey of the demo player, who plays nothing at the moment. */
const empty = ['getCurrentSession', 'listMoneyInGames', 'listPasskeys'] as const;
/** These may be empty. Facebook is blocked in Myanmar (C9). */
const mayBeEmpty = { PH: empty, TH: empty, MM: [...empty, 'getFacebookLoginUrl', 'listSocialBinds'] } as const;
/** The ids of one example belong together. */
const together: Readonly<Record<string, Record<string, string>>> = {
  listCategoryMakerGames: { categoryId: 'slots', makerId: '1' },
};

describe.each(['PH', 'TH', 'MM'] as const)('the demo player of %s', (site) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ settings: { SEED: true, SITE: site } });
    ({ token } = await demoPlayer(server));
  });
  afterAll(() => server.close());

  test.each(reads.filter(({ id }) => !mayBeEmpty[site].some((one) => one === id)))(
    'finds something in $id, in every language',
    async ({ id, method, path, query }) => {
      for (const lang of LOCALES) {
        const { body } = await server.call(method, path, { token, query: { ...query, ...together[id], lang } });
        expect(body.code, JSON.stringify(body)).toBe(200);
        const list = body['rows'] ?? (Array.isArray(body.data) ? body.data : undefined);
        if (list !== undefined) expect((list as unknown[]).length, lang).toBeGreaterThan(0);
      }
    },
  );
});
