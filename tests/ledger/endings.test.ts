import { afterAll, afterEach, beforeAll, beforeEach, describe, test, vi } from 'vitest';
import { ENGINES } from '../server/databases.js';
import type { TestServer } from '../server/harness.js';
import { startPromotions } from '../server/promotions/support.js';
import { endingsAgreeWithServer } from './endings-model.js';

describe.each(ENGINES)('settling, closing and unlocking on two tabs, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPromotions(engine);
  });
  afterAll(() => server.close());
  beforeEach(() => vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false })));
  afterEach(() => vi.unstubAllGlobals());

  test('end a participation once, as somebody confirmed, whatever happens in between', () =>
    endingsAgreeWithServer(server, { runs: 16, longest: 24, seed: 20261125 }));
});
