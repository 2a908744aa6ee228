import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { promotionsAgreeWithModel } from '../ledger/promotion-model.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';

describe.each(ENGINES)('long lives of promotion records on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  // Without a seed of its own: a failure prints the one to repeat it with.
  test('have the states and the money that plain arithmetic gives', () =>
    promotionsAgreeWithModel(database, { runs: 100, longest: 60 }));
});
