import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContract, type OperationContract } from '../../server/contract/load.js';
import type { ProblemName } from '../../server/base/problem-messages.js';
import { LOCALES } from '../../server/base/locale.js';
import type { Engine } from '../server/databases.js';
import { startTestServer, type TestServer } from '../server/harness.js';
import { exampleRequests, spoiledBodies, type ExampleRequest } from './requests.js';

const contract = await loadContract();
const requests = exampleRequests(contract);

const described = (id: string): OperationContract => contract.operations.get(id) as OperationContract;
/** The body codes that an operation may return. */
const codesOf = (id: string) => [
  200,
  ...described(id).problems.map((problem) => contract.codes[problem as ProblemName]),
];

/** Checks what the contract promises for every operation, on one engine. */
export const contractSuite = (engine: Engine) =>
  describe(`the contract, on ${engine}`, () => {
    let server: TestServer;
    let token: string;
    beforeAll(async () => {
      server = await startTestServer({ engine, settings: { SEED: true } });
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      await server.hook('reset', {});
      ({ token } = await server.newPlayer({ balance: 1_000_000 }));
    });

    const send = ({ method, path, query, needsKey, body }: ExampleRequest, withToken: boolean) =>
      server.call(method, path, {
        query,
        headers: needsKey ? { 'idempotency-key': randomUUID() } : {},
        ...(withToken ? { token } : {}),
        ...(body === undefined ? {} : { body }),
      });

    test('every operation has its file', () => {
      expect(server.missing).toEqual([]);
    });

    // In test mode the server validates each of its responses and turns an invalid one into a fault.
    test.each(requests)('$id responds to its example as documented when a player sends it', async (request) => {
      const { status, body } = await send(request, true);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(codesOf(request.id)).toContain(body.code);
    });

    // The ids of examples need not exist; these exist in the seeded lobby.
    test.each([
      '/game/home',
      '/game/category_game/slots',
      '/game/maker_game/1',
      '/game/maker/list/bycategory/slots',
      '/game/category_maker/gameList',
      '/game/gavigationTag/fruit',
      '/game/info/1001',
      '/game/similar/1001',
      '/game/comment/summary',
      '/game/comment/list',
      '/game/search',
      '/game/winner/list',
      '/banner/list',
      '/bulletin/list',
      '/bulletin/popup',
      '/operation/getAgreement/terms',
      '/pay/getPayMethod',
      '/pay/getPayChannel/qr',
      '/gamePromotion/list',
      '/gamePromotion/info/reel-starter',
      '/gamePromotion/game/list/reel-starter',
      '/gamePromotion/game/makerType/reel-starter',
      '/activity/list',
      '/activity/info/lantern-week',
      '/pay/getAllActivity',
      '/pay/getDepositAmountList',
      '/pay/supportBank/list',
      '/pay/getWithdrawAmountList',
      '/pay/getWithdrawRequest',
      '/pay/ManualDeposit/getBanks',
      '/pay/getPayBank/qr-instant',
      '/gameUserBankCard/list',
      '/bill/list',
      '/user/getBalanceInfo',
      '/game/getWebsiteInfo',
      '/getInfo',
    ])('GET %s returns the entries of the seeded lobby', async (path) => {
      const fields: Readonly<Record<string, Record<string, string>>> = {
        '/game/category_maker/gameList': { categoryId: 'slots', makerId: '1' },
        '/game/search': { keyword: 'mango' },
        '/game/comment/summary': { gameId: '1001' },
        '/game/comment/list': { gameId: '1001', sort: 'best' },
        '/game/winner/list': { period: 'daily' },
        '/banner/list': { position: 'home' },
      };
      for (const lang of LOCALES) {
        const { status, body } = await server.call('GET', path, { token, query: { lang, ...fields[path] } });
        expect({ status, code: body.code }, JSON.stringify(body)).toEqual({ status: 200, code: 200 });
        if (Array.isArray(body['rows'])) expect(body['rows'].length).toBeGreaterThan(0);
      }
    });

    test.each(requests)('$id responds to a visitor as its security says', async (request) => {
      const { status, body } = await send(request, false);
      expect(status, JSON.stringify(body)).toBe(200);
      if (described(request.id).needsPlayer) expect(body.code).toBe(401);
      else expect(codesOf(request.id).filter((code) => code !== 401)).toContain(body.code);
    });

    test.each(requests.filter(({ body }) => body !== undefined))(
      '$id refuses every body that its schema forbids',
      async (request) => {
        for (const { why, body } of spoiledBodies(request)) {
          const answer = await send({ ...request, body }, true);
          expect(answer, why).toMatchObject({ status: 200, body: { code: 10400 } });
          expect(answer.body.field, why).toBeTypeOf('string');
        }
      },
    );

    test.each(requests.filter(({ needsKey }) => needsKey))(
      '$id refuses a request without its idempotency key',
      async (request) => {
        expect((await send({ ...request, needsKey: false }, true)).body).toMatchObject({
          code: 10400,
          field: 'idempotency-key',
        });
      },
    );
  });
