import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { tillAgreesWithModel } from './till-model.js';

describe.each(ENGINES)('any sequence of deposits and withdrawals on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('has the outcomes that the model computes', () =>
    tillAgreesWithModel(database, { runs: 15, longest: 30, seed: 20261121 }));
});
