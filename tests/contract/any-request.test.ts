import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { loadContract } from '../../server/contract/load.js';
import { startTestServer, type TestServer } from '../server/harness.js';
import { answersAnything, askables } from './any-request.js';

const contract = await loadContract();

describe('any request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { SEED: true } });
  });
  afterAll(() => server.close());
  beforeEach(() => server.hook('reset', {}));

  // The same requests in every run; `tests/nightly` sends others.
  test.each(askables(contract))('$id responds as documented', (asked) =>
    answersAnything(server, contract, asked, { runs: 8, seed: 20_261_121 }),
  );
});
