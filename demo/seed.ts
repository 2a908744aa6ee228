import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { START_LOCK } from '../server/db/migrate.js';
import { atomically, type Db } from '../server/db/open.js';
import type { Database } from '../server/db/schema.js';
import type { Services } from '../server/domain/services.js';
import { CHANNEL, LIVED_UNTIL } from './catch-up.js';
import { DEMO } from './demo-player.js';

const DAY_MS = 86_400_000;

/**
 * Fills a new database with the demo lobby: catalogue, players and a month of their history, all in one transaction.
 * Returns false if the database is seeded already, also by another process that started at the same time.
 */
export async function seedOnce(db: Db, services: Services): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const { site, clock, passwords } = services;
  // Imported on demand: content is large and needed once. Other threads hash meanwhile.
  const [
    [demoHash, regularHash],
    { seedCatalogue },
    { seedPeople },
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
    Promise.all([passwords.hash(DEMO.password), passwords.hash(unknownPassword())]),
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
    const { demo, regulars, friends, newcomers } = await seedPeople(
      trx,
      services,
      { demo: demoHash, regular: regularHash },
      now,
    );
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

/** A random password that is not kept. */
const unknownPassword = (): string => randomBytes(24).toString('base64url');

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
