import { sql, type Transaction } from 'kysely';
import { START_LOCK } from '../server/db/migrate.js';
import { atomically, type Db } from '../server/db/open.js';
import type { Database } from '../server/db/schema.js';
import type { Services } from '../server/domain/services.js';
import { DEMO } from './demo-player.js';

const DAY_MS = 86_400_000;

/** Setting with the time from which `catchUp` continues. It exists only in a seeded database. */
const LIVED_UNTIL = 'demoLivedUntil';

/** The channel of seeded deposits. */
const CHANNEL = 'qr-instant';

/** Average time between two visits of a regular. */
const VISIT_EVERY_MS = 2.5 * DAY_MS;

/**
 * Fills a new database with the demo lobby: catalogue, players and a month of their history, all in one transaction.
 * Returns false if the database is seeded already, also by another process that started at the same time.
 */
export async function seedOnce(db: Db, services: Services): Promise<boolean> {
  if (await isSeeded(db)) return false;
  // Imported on demand: content and art recipes are large and needed once.
  const [
    { seedCatalogue },
    { seedPeople, unknownPassword },
    { imagine },
    { record },
    { GAMES },
    { newcomersDeposits },
    { imagineBonuses, recordBonuses },
    { imaginePromotions },
    { recordAccount },
    { imagineTill },
    { unitOf },
  ] = await Promise.all([
    import('./catalogue.js'),
    import('./people.js'),
    import('./history/imagine.js'),
    import('./history/record.js'),
    import('./content/games.js'),
    import('./history/newcomers.js'),
    import('./history/bonuses.js'),
    import('./history/promotions.js'),
    import('./history/account.js'),
    import('./history/till.js'),
    import('./content/sites.js'),
  ]);
  const { site, clock, passwords } = services;
  const hashes = { demo: await passwords.hash(DEMO.password), regular: await passwords.hash(unknownPassword()) };
  const now = clock.now();
  const games = GAMES.filter(({ isOpen }) => isOpen).toSorted((a, b) => (a.hotPosition ?? 99) - (b.hotPosition ?? 99));
  const month = {
    name: 'first month',
    from: new Date(now.getTime() - 30 * DAY_MS),
    to: new Date(now.getTime() - 60_000),
    unit: unitOf(site.country),
  };
  return atomically(db, async (trx) => {
    await takeTurn(trx);
    if (await isSeeded(trx)) return false;
    await seedCatalogue(trx, site, now);
    const { demo, regulars, friends, newcomers } = await seedPeople(trx, services, hashes, now);
    const told = regulars.map((player, index) => imagine(player, games, { ...month, visits: 8 + (index % 5) }));
    const promotions = await imaginePromotions(
      trx,
      services,
      { demo: demo.id, regulars: regulars.map(({ id }) => id), games },
      now,
    );
    const ofDemo = [
      ...promotions.ofDemo,
      // Half a year before it, in periods that each begin with a deposit.
      ...[190, 150, 110, 70].flatMap((days) =>
        imagine(demo, games, {
          name: `${days} days ago`,
          from: new Date(now.getTime() - days * DAY_MS),
          to: new Date(now.getTime() - (days - 40) * DAY_MS),
          unit: 11 * month.unit,
          visits: 16,
          luck: 0.05,
        }),
      ),
      ...imagine(demo, games, { ...month, visits: 6 }),
      // The demo player has money in the wallet.
      {
        kind: 'deposit' as const,
        at: month.to,
        playerId: demo.id,
        orderNo: 'de'.repeat(16),
        amount: 5000 * month.unit,
      },
    ];
    const ofNewcomers = newcomersDeposits(newcomers, month.unit, now);
    const firstDeposits = [
      ...friends.map(({ id }) => told.flat().find((part) => part.kind === 'deposit' && part.playerId === id)),
      ...ofNewcomers,
    ].filter((part) => part?.kind === 'deposit');
    const bonuses = await imagineBonuses(trx, site, { playerId: demo.id, story: ofDemo, friends: firstDeposits }, now);
    const till = imagineTill(site, {
      demo: demo.id,
      regulars: regulars.map(({ id }) => id),
      unit: month.unit,
      channelId: CHANNEL,
      now,
    });
    await record(
      trx,
      [...told, ofDemo, till.story, ofNewcomers, bonuses.credits, promotions.others],
      site.currency,
      CHANNEL,
    );
    await recordBonuses(trx, site, bonuses.rows, now);
    await promotions.finish();
    await till.finish(trx);
    await recordAccount(trx, services, { demo: demo.id, regulars: regulars.map(({ id }) => id), games }, now);
    await trx.updateTable('player').set({ level: bonuses.level }).where('id', '=', demo.id).execute();
    await trx
      .updateTable('player')
      .set({ birthday: bonuses.birthday })
      .where('id', '=', demo.id)
      .where('birthday', 'is', null)
      .execute();
    await trx
      .insertInto('site_setting')
      .values({ key: LIVED_UNTIL, value: JSON.stringify(now.toISOString()) })
      .execute();
    return true;
  });
}

const isSeeded = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('site_setting').select('key').where('key', '=', LIVED_UNTIL).executeTakeFirst()) !== undefined;

/**
 * Processes that start together migrate and seed one after another. One waits for as long as another seeds, which takes longer
 * than a statement may run.
 */
async function takeTurn(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select from pg_advisory_xact_lock(${sql.lit(START_LOCK)})`.execute(trx);
}

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
