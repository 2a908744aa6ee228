import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atomically } from '../../server/db/open.js';
import type { Scope } from '../../server/db/values.js';
import { captchaProblem, newCaptcha } from '../../server/domain/access/captchas.js';
import { giveBirthdays } from '../../server/domain/bonuses/give-occasions.js';
import { issueBonuses } from '../../server/domain/bonuses/issue.js';
import { watermarkOf } from '../../server/domain/bonuses/watermark.js';
import { cardPage } from '../../server/operations/lobby/shown-cards.js';
import { countOf, gameCount, games } from '../../server/domain/lobby/games.js';
import { makers, makersToPlay } from '../../server/operations/lobby/shown-catalogue.js';
import { opinionOf } from '../../server/domain/lobby/opinion.js';
import { MOST_FOUND, searchGames } from '../../server/domain/lobby/search.js';
import { ownWin, winners } from '../../server/operations/lobby/shown-winners.js';
import { compileBills } from '../../server/domain/promotions/bill.js';
import { progressOfOne } from '../../server/domain/promotions/records.js';
import { gamesIn, gamesOn, shelvesIn } from '../../server/domain/promotions/scope.js';
import { analyzeBills } from '../../server/domain/wallet/analysis.js';
import { listBills } from '../../server/domain/wallet/bills.js';
import { postAll } from '../../server/ledger/post.js';
import { solutionOf } from '../../server/testing/captchas.js';
import { ENGINES } from './databases.js';
import type { TestServer } from './harness.js';
import { rowsRead } from './rows-read.js';
import { startStocked } from './stocked.js';

const DAY_MS = 86_400_000;
/** Rows of each kind that others have in the house. */
const MANY = 1200;

describe.each(ENGINES)('in a house with many players and games, on %s,', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
    const { db } = server.parts;
    await sql`
      insert into game (id, maker_id, category_id, name, keywords, description, how_to_play, art_id, position, updated_at)
      select 500000 + n, maker_id, category_id, 'Zeppelin Z' || n, '{}', description, how_to_play, art_id, 5000 + n, updated_at
      from game cross join generate_series(1, ${MANY}::integer) n where id = 1001`.execute(db);
    await sql`
      insert into player (id, username, phone, password_hash, nickname, language, invite_code, birthday, level, password_changed_at, created_at)
      overriding system value
      select 1000000 + n, 'house' || n, '0918' || lpad(n::text, 7, '0'), '-', 'House', 'en_US', 'H' || lpad(n::text, 5, '0'),
        date '1980-01-01' + n % 365, 1, '2020-01-01', '2020-01-01'
      from generate_series(1, ${MANY}::integer) n`.execute(db);
    await sql`
      insert into game_comment (game_id, player_id, content, score, created_at)
      select 1001, 1000000 + n, 'Fine', 1 + n % 5, '2026-01-01' from generate_series(1, ${MANY}::integer) n`.execute(
      db,
    );
    await sql`
      insert into player_game (player_id, game_id, liked_at)
      select 1000000 + n, 1001, '2026-01-01' from generate_series(1, ${MANY}::integer) n`.execute(db);
    await sql`
      insert into captcha (id, solution_hash, expires_at)
      select gen_random_uuid(), '\\x00', '2999-01-01' from generate_series(1, ${MANY}::integer) n`.execute(db);
    await sql`
      insert into promotion_record (player_id, promotion_id, terms, currency, amount, bonus, required_bet, required_net_win,
        required_balance, release_amount, free_spins_left, joined_at, deadline_at, auto_end_at)
      select 1000000 + n, p.id, '{}', 'PHP', 100, 100, 0, 0, 0, 0, 0, '2026-01-01', '2026-01-02', '2999-01-01'
      from (select id from promotion order by id limit 1) p cross join generate_series(1, ${MANY}::integer) n`.execute(
      db,
    );
    await sql`
      insert into promotion_round (maker_id, round_ref, record_id, game_id, stake, counted, is_free, win, is_late, staked_at)
      select 1, 'r' || n, (select min(id) from promotion_record), 1001, 100, 50, n % 10 = 0, case when n % 3 > 0 then n % 200 end, n % 7 = 0, '2026-01-01'
      from generate_series(1, ${MANY}::integer) n`.execute(db);
  });
  afterAll(() => server.close());

  const read = (work: Parameters<typeof rowsRead>[1]) => rowsRead(server.parts.db, work);

  test('a whole table that is read counts', async () => {
    expect(await read((db) => sql`select sum(length(nickname)) from player`.execute(db))).toBeGreaterThanOrEqual(MANY);
  });

  test('the opinion of a game is read without its comments and likes', async () => {
    const read1 = await read(async (db) => {
      expect(await opinionOf(db, 1001)).toEqual({ likeNum: MANY, score: 3, scoreNum: MANY, commentNum: MANY });
    });
    expect(read1).toBeLessThan(20);
  });

  test('hot games and new games are read without the others', async () => {
    const { services } = server.parts;
    const hot = await read((db) =>
      cardPage(
        games(db).where('game.hot_position', 'is not', null).orderBy('game.hot_position'),
        { page: 1, limit: 30 },
        services,
      ),
    );
    expect(hot).toBeLessThan(500);
  });

  test('games are counted by category and maker without reading them', async () => {
    const { db, services } = server.parts;
    const counted = await read(async (connection) => {
      const all = await makers(connection, services);
      expect(all.reduce((sum, { gameCount: count }) => sum + count, 0)).toBe(MANY + 200);
      expect(await gameCount(connection, { makerId: 1, categoryId: 'slots' })).toBeGreaterThan(MANY);
    });
    expect(counted).toBeLessThan(500);
    const { rows } = await sql`
      select category_id, maker_id, count(*) as games from game group by 1, 2
      except select category_id, maker_id, games from game_count`.execute(db);
    expect(rows).toEqual([]);
  });

  test('games that can be played are counted as they open and close', async () => {
    const { db, services } = server.parts;
    const mostToPlay = () => makersToPlay(db, services, 1).then(([maker]) => maker?.makerId);
    const difference = () =>
      sql`select category_id, maker_id, count(*) filter (where is_open) as games from game group by 1, 2
        except select category_id, maker_id, open_games from game_count`
        .execute(db)
        .then(({ rows }) => rows);
    const opened = await db.selectFrom('game').select('id').where('is_open', '=', true).execute();
    expect([await mostToPlay(), await difference()]).toEqual(['1', []]);
    await sql`update game set is_open = maker_id = 2`.execute(db);
    expect([await mostToPlay(), await difference()]).toEqual(['2', []]);
    await sql`update game set is_open = id = any (${opened.map(({ id }) => id)}::bigint[])`.execute(db);
    expect([await mostToPlay(), await difference()]).toEqual(['1', []]);
    const counted = await read((connection) => makersToPlay(connection, services, 3));
    expect(counted).toBeLessThan(500);
  });

  test('the games of promotions are counted without reading them', async () => {
    const { db } = server.parts;
    const part = (kind: Scope['kind'], ref: string): Scope => ({ kind, ref, contribution: 100 });
    const scopes = [
      [part('all', '')],
      [part('category', 'slots'), part('maker', '1')],
      // One game is in the category, the other one outside of it.
      [part('category', 'slots'), part('game', '500001'), part('game', String(await gameOutsideSlots()))],
      [],
    ];
    const counted = (await shelvesIn(db, scopes)).map(gamesOn);
    expect(counted).toEqual(await Promise.all(scopes.map((scope) => countOf(gamesIn(db, scope)))));
    expect(await read((connection) => shelvesIn(connection, scopes))).toBeLessThan(500);
  });

  async function gameOutsideSlots(): Promise<number> {
    const row = await server.parts.db
      .selectFrom('game')
      .select('id')
      .where('category_id', '<>', 'slots')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  test('a page of bills and the analysis read none of the rounds, and no more bills than they show', async () => {
    const { db, services } = server.parts;
    const player = { ...(await server.newPlayer()), sessionId: 0 };
    const now = services.clock.now();
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const wallet = { kind: 'player_wallet', playerId: player.id } as const;
    const maker = { kind: 'maker_balance', playerId: player.id, makerId: 1 } as const;
    const house = { kind: 'maker_settle', makerId: 1 } as const;
    const common = { currency: 'PHP', gameId: 1001 };
    const deposits = Array.from({ length: 200 }, (_, index) => ({
      ...common,
      type: 'deposit' as const,
      from: { kind: 'pay_clearing' } as const,
      to: wallet,
      amount: 1_000,
      referenceNo: randomUUID(),
      at: at(3_000 - index),
    }));
    const rounds = Array.from({ length: MANY }, (_, index) => ({
      ...common,
      type: 'game_loss' as const,
      from: maker,
      to: house,
      amount: 1,
      referenceNo: 'rounds',
      roundRef: randomUUID(),
      at: at(2_000 - index),
    }));
    const intoGame = {
      ...common,
      type: 'to_maker' as const,
      from: wallet,
      to: maker,
      amount: MANY,
      referenceNo: 'rounds',
      at: at(2_500),
    };
    await atomically(db, (trx) => postAll(trx, [...deposits, intoGame, ...rounds]));
    const page = { page: 1, limit: 20 };
    const listed = await read(async (connection) => {
      const { rows, total } = await listBills(connection, player, {}, page, now);
      expect([rows.length, rows[0]?.bill_type, total]).toEqual([20, 'games', 201]);
    });
    // 20 for the page, 201 for the total, and what their names and kinds are looked up in.
    expect(listed).toBeLessThan(800);
    const failed = await read((connection) => listBills(connection, player, { status: 'failed' }, page, now));
    expect(failed).toBeLessThan(800);
    const analysis = await read(async (connection) => {
      // From noon to noon, so that parts of days are read too.
      const sums = await analyzeBills(connection, player, services.site, { from: at(10 * 1_440), to: at(2_900) });
      expect(sums.types.find(({ billType }) => billType === 'deposit')).toMatchObject({ count: 100 });
      expect(sums.stakes).toBe(0);
    });
    expect(analysis).toBeLessThan(800);
  });

  test('a search reads a part of the dictionary and of the games, and finds at most a thousand', async () => {
    const one = { filter: {}, order: 'relevance', page: { page: 1, limit: 30 } } as const;
    const found = await read((db) => searchGames(db, 'mango moon', one));
    expect(found).toBeLessThan(1000);
    const { ids, total } = await searchGames(server.parts.db, 'zeppelin', one);
    expect(total).toBe(MOST_FOUND);
    expect(ids[0]).toBe(500_001);
  });

  test.each(['relevance', 'hot', 'new', 'name'] as const)(
    'a search without words under a tag, by %s, looks up the games of the category alone',
    async (order) => {
      const { db: house } = server.parts;
      await sql`
        insert into game_tag (game_id, tag_id) select id, 'quick' from game where id > 500000
        on conflict do nothing`.execute(house);
      const filter = { tagId: 'quick', categoryId: 'fishing' } as const;
      const found = await read((db) => searchGames(db, '', { filter, order, page: { page: 1, limit: 30 } }));
      // What stands under the tag is read from one index. Looking each game up would read as much again.
      expect(found).toBeLessThan(MANY + 400);
    },
  );

  test.each(['relevance', 'hot', 'new', 'name'] as const)(
    'a search without words for a feature, by %s, looks up the games of the category alone',
    async (order) => {
      const { db: house } = server.parts;
      await sql`
        insert into game_feature (game_id, feature) select id, 'manyBets' from game where id > 500000
        on conflict do nothing`.execute(house);
      const filter = { feature: 'manyBets', categoryId: 'fishing' } as const;
      const found = await read((db) => searchGames(db, '', { filter, order, page: { page: 1, limit: 30 } }));
      expect(found).toBeLessThan(MANY + 400);
    },
  );

  test('a captcha is solved without reading those of others', async () => {
    const solved = await read(async (db) => {
      const now = new Date();
      const { uuid } = await newCaptcha(db, now);
      const solution = await solutionOf(db, uuid);
      const problemOf = (id: string) => captchaProblem(db, { uuid: id, read: solution, field: 'captcha' }, now);
      expect((await problemOf('no-uuid'))?.problem).toBe('wrongCaptcha');
      expect(await problemOf(uuid.toUpperCase())).toBeNull();
    });
    expect(solved).toBeLessThan(100);
  });

  test('the progress of a promotion record is read without its rounds', async () => {
    const { db } = server.parts;
    const { id } = await db.selectFrom('promotion_record').select('id').orderBy('id').executeTakeFirstOrThrow();
    const { rows } = await sql<{ bet: number; netWin: number }>`
      select sum(counted)::bigint as bet,
        sum(case when is_late then 0 else coalesce(win, 0) end - case when is_free then 0 else stake end)::bigint as "netWin"
      from promotion_round where record_id = ${id}`.execute(db);
    const progress = await read(async (connection) => {
      expect(await progressOfOne(connection, id)).toMatchObject(rows[0] ?? {});
    });
    expect(progress).toBeLessThan(50);
  });

  test('bills of promotions are compiled without looking at records that nobody played on', async () => {
    const { services } = server.parts;
    await compileBills(server.parts.db, services);
    expect(await read((db) => compileBills(db, services))).toBeLessThan(100);
  });

  test('birthdays are found without reading every player', async () => {
    const { services } = server.parts;
    const born = await read((db) => giveBirthdays(db, services, new Date('2027-03-05T10:00:00Z')));
    expect(born).toBeLessThan(MANY);
  });

  test('the highest wins of a month are read without the others', async () => {
    const { db, services } = server.parts;
    const now = services.clock.now().getTime();
    const player = await server.newPlayer();
    const wins = Array.from({ length: 400 }, (_, index) => ({
      type: 'game_win' as const,
      from: { kind: 'maker_settle' as const, makerId: 1 },
      to: { kind: 'maker_balance' as const, playerId: player.id, makerId: 1 },
      amount: 1000 + index,
      currency: 'PHP',
      referenceNo: randomUUID(),
      roundRef: randomUUID(),
      gameId: 1001,
      at: new Date(now - 5 * DAY_MS),
    }));
    await atomically(db, (trx) => postAll(trx, wins));
    const month = await rowsRead(db, async (connection) => {
      const found = await winners(connection, services, 'monthly');
      expect(found.map(({ amount }) => amount)).toEqual(Array.from({ length: 20 }, (_, index) => 1399 - index));
    });
    expect(month).toBeLessThan(200);
    const own = await rowsRead(db, async (connection) => {
      const found = await ownWin(connection, services, { playerId: player.id, period: 'monthly' });
      expect(found).toMatchObject({ rank: 1, amount: 1399 });
    });
    expect(own).toBeLessThan(100);
  });

  test('levels go on where a run was cut off', async () => {
    const { db, services, database } = server.parts;
    const now = services.clock.now().getTime();
    const stakes = await db.selectFrom('player_level').selectAll().where('level', '=', 1).executeTakeFirstOrThrow();
    const [early, late] = [await server.newPlayer(), await server.newPlayer()];
    const amount = Math.max(stakes.required_stakes, stakes.required_deposits, 100);
    await atomically(db, (trx) =>
      postAll(
        trx,
        [early, late].flatMap(({ id }, index) => {
          const common = {
            amount,
            currency: 'PHP',
            referenceNo: randomUUID(),
            at: new Date(now - (40 - 20 * index) * DAY_MS),
          };
          const [wallet, maker] = [
            { kind: 'player_wallet', playerId: id } as const,
            { kind: 'maker_balance', playerId: id, makerId: 1 } as const,
          ];
          return [
            { ...common, type: 'deposit' as const, from: { kind: 'pay_clearing' } as const, to: wallet },
            { ...common, type: 'to_maker' as const, from: wallet, to: maker },
            {
              ...common,
              type: 'game_loss' as const,
              from: maker,
              to: { kind: 'maker_settle', makerId: 1 } as const,
              gameId: 1001,
            },
          ];
        }),
      ),
    );
    // The second player's bonus cannot be stored.
    await database.asOwner((script) =>
      script(`create function refuse_late() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
        create trigger refuse_late before insert on bonus for each row when (new.player_id = ${late.id}) execute function refuse_late()`),
    );
    const { failures } = await issueBonuses(db, services);
    expect(failures.map(({ row }) => row)).toContain(`level of player ${late.id}`);
    const reached = await watermarkOf(db, 'levels');
    expect(reached?.getTime()).toBeGreaterThan(now - 39 * DAY_MS);
    expect(reached?.getTime()).toBeLessThanOrEqual(now - 20 * DAY_MS);
    await database.asOwner((script) => script('drop trigger refuse_late on bonus'));
    await issueBonuses(db, services);
    const levels = await db.selectFrom('player').select('level').where('id', 'in', [early.id, late.id]).execute();
    expect(levels.every(({ level }) => level >= 1)).toBe(true);
  });
});
