import { sql } from 'kysely';
import { say, type Command } from './command.js';
import { minuteOf } from './money.js';

const MOST = 100;

export const logCommand: Command = {
  help: `[<text>]: what operators changed, the newest ${MOST}; with a text, those whose operator, command or arguments contain it`,
  run: async ({ db }, [text = '']) => {
    const rows = await db
      .selectFrom('operator_log')
      .selectAll()
      .$if(text !== '', (query) =>
        query.where(
          sql<boolean>`strpos(lower(operator || ' ' || command || ' ' || args::text), ${text.toLowerCase()}) > 0`,
        ),
      )
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    for (const { id, at, operator, account, command, args, why, details } of rows) {
      const more = Object.entries(details).map(([name, value]) => `  ${name} ${JSON.stringify(value)}`);
      const words = [command, ...args].join(' ');
      say(`${id}  ${minuteOf(at)}  ${operator} (${account})  ${words}: ${why}${more.join('')}`);
    }
    if (rows.length === 0) say('None.');
    return 0;
  },
};
