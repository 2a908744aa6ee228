import { backUp, WrongBackup } from '../db/backup.js';
import { ToolFailed } from '../db/pg-tools.js';
import { say, type Command } from './command.js';

export const backupCommand: Command = {
  help:
    '<file> [--force]: write a consistent copy of the whole database to a file, with uploads, secrets and personal data; ' +
    'only you can read it. PostgreSQL needs pg_dump on PATH',
  changes: () => ({ why: 'a copy of everything' }),
  runsAlone: true,
  run: async ({ database }, args) => {
    const force = args.includes('--force');
    const file = args.find((arg) => arg !== '--force') ?? '';
    if (file === '') {
      say(`backup ${backupCommand.help}`);
      return 1;
    }
    try {
      say(`${await backUp(database, file, { force })} bytes are in ${file}.`);
      return 0;
    } catch (error) {
      if (!(error instanceof WrongBackup || error instanceof ToolFailed)) throw error;
      say(error.message);
      return 1;
    }
  },
};
