import { findPlayer } from '../domain/access/players.js';
import { grantSystemBonus, isReason, SYSTEM_BONUS_TITLES } from '../domain/bonuses/system-bonuses.js';
import { say, type Command } from './command.js';
import { money } from './money.js';
import { givenWhy } from './reason.js';

export const grantBonus: Command = {
  help:
    '<username or phone> <amount, such as 50 or 12.50> <reason> [times to stake] [note]: ' +
    `give a player a system bonus to claim; reasons are ${Object.keys(SYSTEM_BONUS_TITLES).join(', ')}`,
  changes: ([, , reason = '']) => givenWhy([reason]),
  run: async ({ db, services }, [who = '', amount = '', reason = '', times = '', ...note]) => {
    if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(amount) || !isReason(reason) || !/^\d{0,3}$/.test(times)) {
      say(`grant-bonus ${grantBonus.help}`);
      return 1;
    }
    const player = await findPlayer(db, who);
    if (player === undefined) {
      say(`There is no player ${who}.`);
      return 1;
    }
    const minor = Math.round(Number(amount) * 100);
    try {
      await grantSystemBonus(db, services, {
        playerId: player.id,
        amount: minor,
        reason,
        note: note.join(' '),
        ...(times === '' ? {} : { wagerTimes: Number(times) }),
      });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      say(error.message);
      return 1;
    }
    say(`${who} may claim ${money(minor, services.site.currency)}.`);
    return 0;
  },
};
