import { numberOf } from '../domain/lobby/ids.js';
import { say, type Command } from './command.js';
import { minuteOf } from './money.js';

/** Longest maintenance that the command accepts: 90 days. */
const MOST_MINUTES = 60 * 24 * 90;

export const maintenance: Command = {
  help: '<game or maker> <id> <minutes or off>: no player can start to play there until then; players who are playing may finish',
  changes: () => true,
  run: async ({ db, services }, [what = '', id = '', how = '']) => {
    const minutes = how === 'off' ? 0 : Number(how);
    if (
      (what !== 'game' && what !== 'maker') ||
      !Number.isInteger(minutes) ||
      minutes < 0 ||
      minutes > MOST_MINUTES ||
      how === ''
    ) {
      say(`maintenance ${maintenance.help}`);
      return 1;
    }
    const until = minutes === 0 ? null : new Date(services.clock.now().getTime() + minutes * 60_000);
    const changed = await db
      .updateTable(what)
      .set({ maintenance_until: until })
      .where('id', '=', numberOf(id))
      .returning('name')
      .executeTakeFirst();
    say(
      changed === undefined
        ? `There is no ${what} ${id}.`
        : `${changed.name} is ${until === null ? 'open' : `in maintenance until ${minuteOf(until)}`}.`,
    );
    return changed === undefined ? 1 : 0;
  },
};
