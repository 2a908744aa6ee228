import { backUp, restore, WrongBackup } from '../db/backup.js';
import { auditCommand } from './audit.js';
import { say, type Command } from './command.js';

export const backupCommand: Command = {
  help: '<file> [--force]: write a consistent copy of the whole database to a file; it holds personal data, and only you can read it',
  run: async ({ database }, args) => {
    const force = args.includes('--force');
    const file = args.find((arg) => arg !== '--force') ?? '';
    if (file === '') return wrong('backup <file> [--force]');
    try {
      say(`${await backUp(database, file, { force })} rows are in ${file}.`);
    } catch (error) {
      if (error instanceof WrongBackup) return wrong(error.message);
      throw error;
    }
    return 0;
  },
};

export const restoreCommand: Command = {
  help: '<file>: fill an empty database (a new DATA_DIR or DATABASE_URL) from a backup, then audit it',
  run: async (at, [file = '']) => {
    if (file === '') return wrong('restore <file>');
    try {
      say(`${await restore(at.database, file)} rows are back.`);
    } catch (error) {
      if (!(error instanceof WrongBackup)) throw error;
      say(error.message);
      return 1;
    }
    return auditCommand.run(at, []);
  },
};

function wrong(usage: string): number {
  say(usage);
  return 1;
}
