import { afterAll, afterEach, beforeAll, beforeEach, describe, test, vi } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { endingsAgreeWithServer } from '../ledger/endings-model.js';
import { promotionsAgreeWithModel } from '../ledger/promotion-model.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import type { TestServer } from '../server/harness.js';
import { startPromotions } from '../server/promotions/support.js';

describe.each(ENGINES)('long histories of promotion records on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  // No fixed seed: a failure prints the seed that repeats it.
  test('have the states and the money of a simple model', () =>
    promotionsAgreeWithModel(database, { runs: 100, longest: 60 }));
});

describe.each(ENGINES)('long histories of settling, closing and unlocking on two tabs, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPromotions(engine);
  });
  afterAll(() => server.close());
  beforeEach(() => vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false })));
  afterEach(() => vi.unstubAllGlobals());

  test('end a participation once, as somebody confirmed', () =>
    endingsAgreeWithServer(server, { runs: 500, longest: 40 }));
});
