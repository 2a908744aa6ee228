/** Moves money until it is killed, and prints each acknowledged transfer. Started by crash.test.ts. */
import { openDatabase } from '../../server/db/open.js';
import { migrate } from '../../server/db/migrate.js';
import { maker, playerWith, postAlone, toMaker } from './support.js';

const database = await openDatabase({
  DATA_DIR: process.argv[2] ?? '',
  DATABASE_URL: process.argv[3] ?? '',
  DATABASE_POOL: 4,
});
await migrate(database);
const [player, at] = [await playerWith(database, 10_000_000), await maker(database)];
for (;;) process.stdout.write(`${await postAlone(database, toMaker(player, at, 1))}\n`);
