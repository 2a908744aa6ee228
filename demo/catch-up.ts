import { atomically, type Db } from '../server/db/open.js';
import type { Services } from '../server/domain/services.js';

const DAY_MS = 86_400_000;

/** Setting with the time from which `catchUp` continues. It exists only in a seeded database. */
export const LIVED_UNTIL = 'demoLivedUntil';

/** The channel of seeded deposits. */
export const CHANNEL = 'qr-instant';

/** Average time between two visits of a regular. */
const VISIT_EVERY_MS = 2.5 * DAY_MS;

/**
 * Continues the history of the regulars until now, so that the list of today's winners is up to date. Only for seeded
 * databases, and for at most a month. Returns the number of visits.
 */
export async function catchUp(db: Db, { site, clock }: Services): Promise<number> {
  return atomically(db, async (trx) => {
    const row = await trx
      .selectFrom('site_setting')
      .select('value')
      .where('key', '=', LIVED_UNTIL)
      .forUpdate()
      .executeTakeFirst();
    const now = clock.now();
    if (row === undefined) return 0;
    const from = new Date(Math.max(new Date(String(row.value)).getTime(), now.getTime() - 30 * DAY_MS));
    const to = new Date(now.getTime() - 60_000);
    if (to.getTime() - from.getTime() < DAY_MS / 24) return 0;
    const [{ imagine }, { record }, { seeded }, { SEEDED_PLAYERS }, { unitOf }] = await Promise.all([
      import('./history/imagine.js'),
      import('./history/record.js'),
      import('./art/random.js'),
      import('./content/players.js'),
      import('./content/sites.js'),
    ]);
    const games = await trx
      .selectFrom('game')
      .select(['id', 'maker_id as makerId'])
      .where('is_open', '=', true)
      .orderBy('hot_position', (order) => order.asc().nullsLast())
      .execute();
    const regulars = await trx
      .selectFrom('player')
      .leftJoin('account', (join) =>
        join.onRef('account.player_id', '=', 'player.id').on('account.kind', '=', 'player_wallet'),
      )
      .select((eb) => ['player.id', 'username', eb.fn.coalesce('balance', eb.val(0)).as('wallet')])
      .where(
        'username',
        'in',
        SEEDED_PLAYERS.map(({ username }) => username),
      )
      .orderBy('player.id')
      .execute();
    const random = seeded(from.toISOString());
    const stories = regulars.map((player) => {
      const visits = Math.floor((to.getTime() - from.getTime()) / VISIT_EVERY_MS + random());
      return visits === 0
        ? []
        : imagine(player, games, { name: from.toISOString(), from, to, visits, unit: unitOf(site.country) });
    });
    await record(trx, stories, site.currency, CHANNEL);
    await trx
      .updateTable('site_setting')
      .set({ value: JSON.stringify(now.toISOString()) })
      .where('key', '=', LIVED_UNTIL)
      .execute();
    return stories.flat().length;
  });
}
