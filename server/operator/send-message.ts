import { atomically } from '../db/open.js';
import { sendMessages } from '../domain/account/send-message.js';
import { findPlayer } from '../domain/access/players.js';
import type { MessageCategory } from '../db/schema.js';
import { say, type Command } from './command.js';
import { readTexts, WrongTexts } from './texts.js';

const CATEGORIES: readonly MessageCategory[] = ['activity', 'platform', 'system'];
const AT_ONCE = 500;

export const sendMessageCommand: Command = {
  help:
    '<username, phone or all> <activity, platform or system> <file.json>: send a message; ' +
    'the file has title and content by language, {"title": {"en_US": "…"}, "content": {"en_US": "…"}}',
  changes: () => true,
  run: async ({ db, services, note }, [who = '', given = '', file = '']) => {
    const category = CATEGORIES.find((known) => known === given);
    if (category === undefined || file === '') {
      say(`send-message ${sendMessageCommand.help}`);
      return 1;
    }
    try {
      const { title, content } = await readTexts(file, ['title', 'content']);
      const players =
        who === 'all'
          ? (await db.selectFrom('player').select('id').where('status', '=', 'active').orderBy('id').execute()).map(
              ({ id }) => id,
            )
          : [await findPlayer(db, who)].flatMap((found) => (found === undefined ? [] : [found.id]));
      const at = services.clock.now();
      await atomically(db, async (trx) => {
        for (let start = 0; start < players.length; start += AT_ONCE) {
          await sendMessages(
            trx,
            players
              .slice(start, start + AT_ONCE)
              .map((playerId) => ({ playerId, category, kind: 'notice', title, content, at })),
          );
        }
      });
      note({ title, content, players: players.length });
      say(players.length === 0 ? `There is no player ${who}.` : `Sent to ${players.length}.`);
      return players.length === 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof WrongTexts || error instanceof SyntaxError)) throw error;
      say(error.message);
      return 1;
    }
  },
};
