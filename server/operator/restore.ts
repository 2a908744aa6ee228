import { withServices } from '../compose.js';
import { WrongBackup } from '../db/backup.js';
import { openDatabase } from '../db/open.js';
import { ToolFailed } from '../db/pg-tools.js';
import { restore } from '../db/restore.js';
import { auditCommand } from './audit.js';
import { say, type SetupCommand } from './command.js';
import { mayChange, record, runRecorded } from './record.js';

export const restoreCommand: SetupCommand = {
  help:
    '<file>: fill an empty database (a new DATA_DIR or DATABASE_URL) from a backup, then audit it. PostgreSQL needs ' +
    'pg_restore on PATH',
  run: async (settings, [file = ''], operator) => {
    if (file === '') {
      say(`restore ${restoreCommand.help}`);
      return 1;
    }
    const why = operator.why ?? 'a restored backup';
    if (!mayChange(operator, why)) return 1;
    try {
      const { pending } = await restore(settings, file);
      if (pending.length > 0) {
        say(`The backup is restored. It is of an older version: run \`migrate\`, then \`audit\`.`);
        return 0;
      }
    } catch (error) {
      if (!(error instanceof WrongBackup || error instanceof ToolFailed)) throw error;
      say(error.message);
      return 1;
    }
    say('The backup is restored.');
    const database = await openDatabase(settings);
    try {
      return await withServices(settings, database, async (services) => {
        await record(database.db, services.clock, { operator: operator.name, command: 'restore', args: [file], why });
        return runRecorded(operator, ['audit', auditCommand], { database, services }, []);
      });
    } finally {
      await database.close();
    }
  },
};
