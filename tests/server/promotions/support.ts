import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Insertable } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { atomically } from '../../../server/db/open.js';
import type { Database } from '../../../server/db/schema.js';
import type { Scope } from '../../../server/db/values.js';
import { bookOnRecord } from '../../../server/domain/play/record-rounds.js';
import { audit } from '../../../server/ledger/audit.js';
import { LOCALES } from '../../../server/base/locale.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { startTestServer, type TestAnswer, type TestServer } from '../harness.js';
import type { Engine } from '../databases.js';
import { addGames, games, Visitor } from '../play-support.js';
import { dataOf, rowsOf, type Rows } from '../stocked.js';
import { makersAudit } from '../sandbox-books.js';

type Schemas = components['schemas'];
export type PromotionRecord = Schemas['PromotionRecord'];

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const codes = {
  amountOutOfRange: 10201,
  keyReused: 10206,
  insufficientBalance: 10301,
  sessionOpen: 10304,
  invalidRequest: 10400,
  notFound: 10404,
  ended: 10601,
  used: 10602,
  full: 10603,
  codeWrong: 10604,
  codeUsed: 10617,
  codeExpired: 10618,
  termsChanged: 10619,
  codeNeeded: 10605,
  notSettlable: 10606,
  recordEnded: 10607,
  notUnlockable: 10608,
  inGame: 10609,
  excluded: 10610,
  otherDevice: 10611,
  notClaimable: 10612,
  notForYou: 10613,
  settleFirst: 10614,
  apart: 10615,
  amountsChanged: 10616,
} as const;

export const texts = (word: string) =>
  JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, `${word} ${locale}`])));

/** A server with a few games and no promotion yet. */
export async function startPromotions(engine: Engine): Promise<TestServer> {
  const server = await startTestServer({ engine });
  await addGames(server);
  return server;
}

let count = 0;

/**
 * A running promotion: a bonus of half the amount, five times the sum to be staked within three days, release below a
 * tenth. Returns its id.
 */
export async function addPromotion(
  { parts: { db, services } }: TestServer,
  wish: Partial<Insertable<Database['promotion']>> & { readonly scope?: readonly Scope[] } = {},
): Promise<string> {
  count += 1;
  const { scope = [{ kind: 'all', ref: '', contribution: 100 }], ...terms } = wish;
  const now = services.clock.now().getTime();
  const id = `test-${count}`;
  await db
    .insertInto('promotion')
    .values({
      id,
      kind: 'bet',
      title: texts('title'),
      summary: texts('summary'),
      content: texts('content'),
      art_id: 'banner-fruit',
      starts_at: new Date(now - DAY),
      ends_at: new Date(now + 30 * DAY),
      min_amount: 10_000,
      max_amount: 100_000,
      bonus_rate: 5000,
      max_bonus: null,
      bet_percent: 500,
      net_win_percent: 0,
      balance_percent: 0,
      release_percent: 10,
      play_hours: 72,
      wait_hours: 24,
      times_per_player: null,
      quota: null,
      needs_code: false,
      free_spins: 0,
      free_spin_stake: 0,
      platforms: JSON.stringify(['pc', 'other']),
      position: count,
      ...terms,
    })
    .execute();
  await db
    .insertInto('promotion_scope')
    .values(scope.map((part) => ({ promotion_id: id, ...part })))
    .execute();
  return id;
}

/** Creates a code of a promotion and returns it. */
export async function addCode(
  { parts: { db, services } }: TestServer,
  promotionId: string,
  wish: Partial<Insertable<Database['promotion_code']>> = {},
): Promise<string> {
  const code = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  await db
    .insertInto('promotion_code')
    .values({
      code,
      promotion_id: promotionId,
      kind: 'entry',
      gift_amount: null,
      most_uses: null,
      ends_at: new Date(services.clock.now().getTime() + 30 * DAY),
      ...wish,
    })
    .execute();
  return code;
}

/** What tests do with the promotions of one player. */
export class Participant {
  readonly visitor: Visitor;

  constructor(
    private readonly server: TestServer,
    readonly player: TestPlayer,
  ) {
    this.visitor = new Visitor(server, player);
  }

  ask(
    method: string,
    path: string,
    { body, key, query }: { body?: unknown; key?: string; query?: Record<string, string> } = {},
  ): Promise<TestAnswer> {
    return this.server.call(method, path, {
      token: this.player.token,
      ...(body === undefined ? {} : { body }),
      ...(query === undefined ? {} : { query }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  }

  join(
    promotionId: string,
    amount: number,
    { key = randomUUID(), code }: { key?: string; code?: string } = {},
  ): Promise<TestAnswer> {
    return this.ask('POST', `/gamePromotion/participate/${promotionId}`, {
      key,
      body: { amount, ...(code === undefined ? {} : { code }) },
    });
  }

  async joined(promotionId: string, amount: number): Promise<PromotionRecord> {
    return (dataOf(await this.join(promotionId, amount)) as Schemas['RecordResult']).record;
  }

  /** `confirmed`: what the player was shown before. */
  end(
    action: Schemas['EndAction'],
    recordId: string,
    key: string = randomUUID(),
    confirmed: Partial<Pick<Schemas['EndPreview'], 'kept' | 'lost' | 'freeSpinsLost'>> = {},
  ): Promise<TestAnswer> {
    return this.ask('POST', `/gamePromotion/record/${action}/${recordId}`, { key, body: confirmed });
  }

  async ended(action: Schemas['EndAction'], recordId: string): Promise<Schemas['RecordResult']> {
    return dataOf(await this.end(action, recordId)) as Schemas['RecordResult'];
  }

  record = async (id: string) =>
    dataOf(await this.ask('GET', `/gamePromotion/record/info/${id}`)) as Schemas['PromotionRecordInfo'];
  records = async (query: Record<string, string> = {}) =>
    rowsOf(await this.ask('GET', '/gamePromotion/record/list', { query })) as Rows<PromotionRecord>;
  preview = async (id: string, action: Schemas['EndAction']) =>
    dataOf(
      await this.ask('GET', `/gamePromotion/record/preview/${id}`, { query: { action } }),
    ) as Schemas['EndPreview'];
  settlable = async () =>
    dataOf(await this.ask('GET', '/gamePromotion/record/getCanSettlePromotionRecord')) as
      | Schemas['CanSettleRecord']
      | null;

  play(
    recordId: string,
    game: string = games.mango,
    { deviceType = 'other', key = randomUUID() }: { deviceType?: string; key?: string } = {},
  ): Promise<TestAnswer> {
    return this.ask('POST', `/game/play/${game}`, {
      key,
      body: { deviceType, promotionRecordId: recordId, returnUrl: '/pages/index/gamePostMessagePage' },
    });
  }

  /** Opens a game on a record and enters it. */
  async sit(recordId: string, game: string = games.mango): Promise<{ sessionId: string; token: string }> {
    const { sessionId } = dataOf(await this.play(recordId, game)) as Schemas['GameSession'];
    return { sessionId, token: (await this.visitor.enter(sessionId)).token };
  }

  /** Plays rounds with known results as a maker books them, in a session of their own that ends afterwards. */
  async playRounds(
    recordId: string,
    rounds: readonly { stake: number; win: number }[],
    game: string = games.mango,
  ): Promise<void> {
    const { sessionId } = dataOf(await this.play(recordId, game)) as Schemas['GameSession'];
    const { db, services } = this.server.parts;
    for (const round of rounds) {
      const session = await db
        .selectFrom('game_session')
        .selectAll()
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow();
      await atomically(db, (trx) =>
        bookOnRecord(trx, session, { ref: randomUUID(), ...round, at: services.clock.now() }),
      );
    }
    await this.visitor.exit(sessionId);
  }

  /** The balance in the ledger, in minor units. */
  async money(): Promise<{ wallet: number; locked: number }> {
    const rows = await this.server.parts.db
      .selectFrom('account')
      .select(['kind', 'balance'])
      .where('player_id', '=', this.player.id)
      .execute();
    const of = (kind: string) => rows.filter((row) => row.kind === kind).reduce((sum, { balance }) => sum + balance, 0);
    return { wallet: of('player_wallet'), locked: of('promo_locked') };
  }
}

export const newParticipant = async (server: TestServer, balance = 100_000) =>
  new Participant(server, await server.newPlayer({ balance }));

/** Checks that every balance equals its transfers, the makers agree, and every record equals its rounds. */
export async function expectSound(server: TestServer): Promise<void> {
  expect([...(await audit(server.parts.db)).findings, ...(await makersAudit(server)).findings]).toEqual([]);
}
