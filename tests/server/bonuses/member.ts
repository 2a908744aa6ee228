import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { atomically } from '../../../server/db/open.js';
import type { BonusKind } from '../../../server/db/schema.js';
import type { Gift } from '../../../server/domain/bonuses/give.js';
import { issueBonuses } from '../../../server/domain/bonuses/issue.js';
import { post, postAll } from '../../../server/ledger/post.js';
import { giveTestBonus } from '../../../server/testing/bonuses.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import type { TestAnswer, TestServer } from '../harness.js';
import { dataOf, rowsOf, type Rows } from '../stocked.js';

type Schemas = components['schemas'];
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A slot and a table game of the catalogue. */
const SLOT = 1001;

/** What tests do with the bonuses of one player. */
export class Member {
  constructor(
    readonly server: TestServer,
    readonly player: TestPlayer,
  ) {}

  /** Gives this player a bonus under the rule of its kind; returns its id. */
  given(kind: BonusKind, gift: Partial<Gift> = {}): Promise<string> {
    return giveTestBonus(this.server.parts, { ...gift, kind, playerId: this.player.id });
  }

  claim(path: string, id: string, key = randomUUID()): Promise<TestAnswer> {
    return this.ask('POST', `${path}/claim/${id}`, { headers: { 'idempotency-key': key } });
  }

  ask(method: string, path: string, call: Parameters<TestServer['call']>[2] = {}): Promise<TestAnswer> {
    return this.server.call(method, path, { token: this.player.token, ...call });
  }

  balance = async () => (dataOf(await this.ask('GET', '/user/getBalanceInfo')) as Schemas['BalanceInfo']).balance;
  bills = async () => (rowsOf(await this.ask('GET', '/bill/list')) as Rows<Schemas['Bill']>).rows;
  levelBonuses = async (query: Record<string, string> = {}) =>
    rowsOf(await this.ask('GET', '/levelBonus/list', { query })) as Rows<Schemas['LevelBonus']>;
  rebates = async (query: Record<string, string> = {}) =>
    rowsOf(await this.ask('GET', '/rebate/list', { query })) as Rows<Schemas['Rebate']>;
  rewards = async () => rowsOf(await this.ask('GET', '/referral/reward/list')) as Rows<Schemas['ReferralReward']>;
  schedule = async () => dataOf(await this.ask('GET', '/user/getNextLevelSchedule')) as Schemas['NextLevelSchedule'];

  /** A deposit at the given time. Minor units. */
  async deposited(amount: number, at: Date): Promise<void> {
    const { db, services } = this.server.parts;
    await atomically(db, (trx) =>
      post(trx, {
        type: 'deposit',
        from: { kind: 'pay_clearing' },
        to: this.wallet,
        amount,
        currency: services.site.currency,
        referenceNo: randomUUID(),
        at,
      }),
    );
  }

  /** A lost round at the given time, with money from the wallet. */
  async staked(amount: number, at: Date, game = SLOT): Promise<void> {
    const { db, services } = this.server.parts;
    const { maker_id: makerId } = await db
      .selectFrom('game')
      .select('maker_id')
      .where('id', '=', game)
      .executeTakeFirstOrThrow();
    const held = { kind: 'maker_balance', playerId: this.player.id, makerId } as const;
    const common = { amount, currency: services.site.currency, referenceNo: randomUUID(), gameId: game, at };
    await atomically(db, (trx) =>
      postAll(trx, [
        { ...common, type: 'to_maker', from: this.wallet, to: held },
        { ...common, type: 'game_loss', from: held, to: { kind: 'maker_settle', makerId }, roundRef: randomUUID() },
      ]),
    );
  }

  private get wallet() {
    return { kind: 'player_wallet', playerId: this.player.id } as const;
  }
}

export const newMember = async (
  server: TestServer,
  wish: Parameters<TestServer['newPlayer']>[0] = {},
): Promise<Member> => new Member(server, await server.newPlayer(wish));

/** Runs the background work at the given time. */
export async function issueAt({ parts: { db, services } }: TestServer, at: Date): Promise<number> {
  const { done, failures } = await issueBonuses(db, { ...services, clock: { now: () => at } });
  expect(failures).toEqual([]);
  return done;
}

/** Resets the background work, as if it had never run. */
export async function forgetLooks({ parts: { db } }: TestServer): Promise<void> {
  await db.deleteFrom('bonus_watermark').execute();
}
