import { numberOf } from '../domain/lobby/ids.js';
import { say, type Command, type CommandContext } from './command.js';
import { minuteOf } from './money.js';

export const commentsCommand: Command = {
  help: 'list | hide <id> | show <id>: comments that players reported; a decision stays valid when the comment is reported again',
  run: async ({ db, services }, [what = 'list', id = '']) => {
    if (what === 'list') return list(db);
    if (what !== 'hide' && what !== 'show') {
      say(`comments ${commentsCommand.help}`);
      return 1;
    }
    const at = services.clock.now();
    const changed = await db
      .updateTable('game_comment')
      .set({ hidden_at: what === 'hide' ? at : null, reviewed_at: at })
      .where('id', '=', numberOf(id))
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    say(changed === undefined ? `There is no comment ${id}.` : `${id} is ${what === 'hide' ? 'hidden' : 'shown'}.`);
    return changed === undefined ? 1 : 0;
  },
};

async function list(db: CommandContext['db']): Promise<number> {
  const rows = await db
    .selectFrom('game_comment as comment')
    .innerJoin('player', 'player.id', 'comment.player_id')
    .innerJoin('game', 'game.id', 'comment.game_id')
    .select((eb) => [
      'comment.id',
      'comment.content',
      'comment.created_at',
      'comment.hidden_at',
      'comment.reviewed_at',
      'player.username',
      'game.name',
      eb
        .selectFrom('game_comment_report as report')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('report.comment_id', '=', 'comment.id')
        .as('reports'),
    ])
    .where('comment.deleted_at', 'is', null)
    .where((is) =>
      is.or([
        is('comment.hidden_at', 'is not', null),
        is.exists(
          is
            .selectFrom('game_comment_report as report')
            .select('report.player_id')
            .whereRef('report.comment_id', '=', 'comment.id'),
        ),
      ]),
    )
    .orderBy('comment.created_at', 'desc')
    .limit(200)
    .execute();
  for (const row of rows) {
    const decided = `${row.hidden_at === null ? '' : ', hidden'}${row.reviewed_at === null ? '' : ', reviewed'}`;
    say(
      `${row.id}  ${minuteOf(row.created_at)}  ${row.username} on ${row.name}  ` +
        `${row.reports ?? 0} reports${decided}: ${row.content.replaceAll('\n', ' ')}`,
    );
  }
  say(rows.length === 0 ? 'No comment is reported.' : `${rows.length} reported.`);
  return 0;
}
