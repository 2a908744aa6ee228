import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { promotionsAgreeWithModel } from './promotion-model.js';

describe.each(ENGINES)('any history of a promotion record on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('has the states and the money that the model computes', () =>
    promotionsAgreeWithModel(database, { runs: 15, longest: 25, seed: 20261121 }));
});
