import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { promotionsAgreeWithModel } from '../ledger/promotion-model.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';

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
