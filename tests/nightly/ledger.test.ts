import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { tillAgreesWithModel } from '../ledger/till-model.js';
import { agreesWithModel } from '../ledger/wallet-model.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';

describe.each(ENGINES)('long sequences of movements on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  // No fixed seed: a failure prints the seed that repeats it.
  test('leave the balances of a simple model', () => agreesWithModel(database, { runs: 150, longest: 60 }));

  test('of deposits and withdrawals leave them, too', () => tillAgreesWithModel(database, { runs: 60, longest: 60 }));
});
