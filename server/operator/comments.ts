import { sql } from 'kysely';
import { numberOf } from '../domain/lobby/ids.js';
import { say, type Command, type CommandContext } from './command.js';
import { minuteOf } from './money.js';
import { givenWhy } from './reason.js';

const REASONS = ['spam', 'insult', 'personalData', 'fraud', 'other'] as const;

export const commentsCommand: Command = {
  help:
    'list | show <id> | hide <id> <reason>: comments that players reported or that wait because of a link; a decision ' +
    `stays valid when the comment is reported again, and its author reads the reason: ${REASONS.join(', ')}`,
  changes: ([what = 'list', , why = '']) => what !== 'list' && (what === 'hide' ? givenWhy([why]) : true),
  run: async ({ db, services }, [what = 'list', id = '', why = '']) => {
    if (what === 'list') return list(db);
    const reason = REASONS.find((one) => one === why) ?? null;
    if (what !== 'show' && (what !== 'hide' || reason === null)) {
      say(`comments ${commentsCommand.help}`);
      return 1;
    }
    const at = services.clock.now();
    const changed = await db
      .updateTable('game_comment')
      .set(
        what === 'hide'
          ? { hidden_at: at, hidden_reason: reason, reviewed_at: at }
          : { hidden_at: null, hidden_reason: null, reviewed_at: at },
      )
      .where('id', '=', numberOf(id))
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    say(changed === undefined ? `There is no comment ${id}.` : `${id} is ${what === 'hide' ? 'hidden' : 'shown'}.`);
    return changed === undefined ? 1 : 0;
  },
};

/** Why a player reported, with the player's own words if there are any. */
const reasonAndNote = sql`report.reason || case report.note when '' then '' else ': ' || report.note end`;

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
      eb
        .selectFrom('game_comment_report as report')
        .select(sql<string>`string_agg(${reasonAndNote}, '; ' order by report.created_at)`.as('why'))
        .whereRef('report.comment_id', '=', 'comment.id')
        .as('why'),
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
    const why = row.why === null ? '' : ` (${row.why})`;
    say(
      `${row.id}  ${minuteOf(row.created_at)}  ${row.username} on ${row.name}  ` +
        `${row.reports ?? 0} reports${why}${decided}: ${row.content.replaceAll('\n', ' ')}`,
    );
  }
  say(rows.length === 0 ? 'No comment waits.' : `${rows.length} to look at.`);
  return 0;
}
