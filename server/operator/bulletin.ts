import { say, type Command } from './command.js';
import { readTexts, WrongTexts } from './texts.js';

export const bulletinCommand: Command = {
  help:
    'post <id> <file.json> [popup] | remove <id>: a bulletin; the file has title, summary and content by language; ' +
    'popup makes it a notice of the day; the five newest of these are shown; ' +
    'posted again, it is shown again',
  changes: () => true,
  run: async ({ db, services, note }, [what = '', id = '', file = '', popup = '']) => {
    if (what === 'remove' && id !== '') {
      const { numDeletedRows } = await db.deleteFrom('bulletin').where('id', '=', id).executeTakeFirst();
      say(numDeletedRows > 0n ? `${id} is gone.` : `There is no bulletin ${id}.`);
      return numDeletedRows > 0n ? 0 : 1;
    }
    if (what !== 'post' || !/^[A-Za-z0-9_-]{1,64}$/.test(id) || file === '') {
      say(`bulletin ${bulletinCommand.help}`);
      return 1;
    }
    try {
      const { title, summary, content } = await readTexts(file, ['title', 'summary', 'content']);
      const now = services.clock.now();
      const texts = {
        title: JSON.stringify(title),
        summary: JSON.stringify(summary),
        content: JSON.stringify(content),
        is_popup: popup === 'popup',
        updated_at: now,
      };
      await db
        .insertInto('bulletin')
        .values({ id, ...texts, created_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(texts))
        .execute();
      note({ title, summary, content });
      say(`${id} is posted.`);
      return 0;
    } catch (error) {
      if (!(error instanceof WrongTexts || error instanceof SyntaxError)) throw error;
      say(error.message);
      return 1;
    }
  },
};
