import { appDomainCommand } from './app-domain.js';
import { auditCommand } from './audit.js';
import { backupCommand } from './backup.js';
import { bulletinCommand } from './bulletin.js';
import { commentsCommand } from './comments.js';
import { deposits } from './deposits.js';
import { grantBonus } from './grant-bonus.js';
import { lateWins } from './late-wins.js';
import { listCommand } from './list.js';
import { lockPlayer, unlockPlayer } from './lock-player.js';
import { logCommand } from './log.js';
import { maintenance } from './maintenance.js';
import { migrateCommand } from './migrate.js';
import { restoreCommand } from './restore.js';
import { sendMessageCommand } from './send-message.js';
import { suspense } from './suspense.js';
import { siteCommand } from './site.js';
import { transfers } from './transfers.js';
import { withdrawals } from './withdrawals.js';
import type { Command, SetupCommand } from './command.js';

/** The operator's commands; each has a file in this folder. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  audit: auditCommand,
  deposits,
  withdrawals,
  'late-wins': lateWins,
  suspense,
  transfers,
  'grant-bonus': grantBonus,
  'lock-player': lockPlayer,
  'unlock-player': unlockPlayer,
  list: listCommand,
  'send-message': sendMessageCommand,
  bulletin: bulletinCommand,
  comments: commentsCommand,
  maintenance,
  site: siteCommand,
  'app-domain': appDomainCommand,
  log: logCommand,
  backup: backupCommand,
};

/** Commands that come before there is a database of this version. */
export const SETUP_COMMANDS: Readonly<Record<string, SetupCommand>> = {
  restore: restoreCommand,
  migrate: migrateCommand,
};
