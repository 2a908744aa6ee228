import { systemClock } from '../base/clock.js';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { say, type SetupCommand } from './command.js';
import { mayChange, record } from './record.js';

export const migrateCommand: SetupCommand = {
  help: ': bring the tables of the database up to this version, as the server does when it starts; back up first',
  run: async (settings, args, operator) => {
    const why = operator.why ?? 'a new version of the server';
    if (!mayChange(operator, why)) return 1;
    const database = await openDatabase(settings);
    try {
      const ran = await migrate(database);
      if (ran.length > 0)
        await record(database.db, systemClock(), {
          operator: operator.name,
          command: 'migrate',
          args,
          why,
          details: { ran },
        });
      say(ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`);
      return 0;
    } finally {
      await database.close();
    }
  },
};
