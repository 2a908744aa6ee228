import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { agreesWithModel } from './wallet-model.js';

describe.each(ENGINES)('any sequence of transfers on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('leaves the balances that the model computes', () =>
    agreesWithModel(database, { runs: 30, longest: 25, seed: 20261121 }));
});
