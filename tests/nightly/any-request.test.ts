import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { loadContract } from '../../server/contract/load.js';
import { answersAnything, askables } from '../contract/any-request.js';
import { ENGINES } from '../server/databases.js';
import { startTestServer, type TestServer } from '../server/harness.js';
import { expectSoundLedger } from '../server/stocked.js';

const contract = await loadContract();

describe.each(ENGINES)('random requests, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true } });
  });
  afterAll(async () => {
    await expectSoundLedger(server);
    await server.close();
  });
  beforeEach(() => server.hook('reset', {}));

  // No fixed seed: a failure prints the seed that repeats it.
  test.each(askables(contract))('$id responds as documented', (asked) =>
    answersAnything(server, contract, asked, { runs: 30 }),
  );
});
