import { atomically } from '../db/open.js';
import { findPlayer } from '../domain/access/players.js';
import { endSessionsOf } from '../domain/access/sessions.js';
import { noteExits } from '../domain/play/exit.js';
import { say, type Command, type CommandContext } from './command.js';

export const lockPlayer: Command = {
  help: '<username or phone>: end the sessions of a player, bring money home from games, and refuse new sessions',
  changes: () => true,
  run: (at, args) => setStatus(at, args, 'locked'),
};

export const unlockPlayer: Command = {
  help: '<username or phone>: let a locked player log in again',
  changes: () => true,
  run: (at, args) => setStatus(at, args, 'active'),
};

async function setStatus(
  { db, services }: CommandContext,
  [who = '']: readonly string[],
  status: 'active' | 'locked',
): Promise<number> {
  const player = await findPlayer(db, who);
  if (player === undefined) {
    say(`There is no player ${who}.`);
    return 1;
  }
  await atomically(db, async (trx) => {
    await trx.updateTable('player').set({ status }).where('id', '=', player.id).execute();
    if (status === 'active') return;
    await endSessionsOf(trx, player.id, services.clock.now());
    await noteExits(trx, services.clock.now(), { playerId: player.id });
  });
  say(`${who} is ${status}.`);
  return 0;
}
