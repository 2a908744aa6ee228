import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '../../server/base/refusal.js';
import type { ProblemName } from '../../server/base/problem-messages.js';
import { atomically, type Opened } from '../../server/db/open.js';
import { endDueRecords, endRecord, type EndAction } from '../../server/domain/promotions/end.js';
import { joinPromotion } from '../../server/domain/promotions/join.js';
import { bookOnRecord } from '../../server/domain/play/record-rounds.js';
import { balanceOnRecord } from '../../server/domain/promotions/play.js';
import { statusAt } from '../../server/domain/promotions/records.js';
import { audit } from '../../server/ledger/audit.js';
import { walletBalance } from '../../server/ledger/balance.js';
import { SITES } from '../../server/base/site.js';
import { AT, maker, playerWith } from './support.js';

const HOUR_MS = 3_600_000;
const START = 3000;

/**
 * A bonus of half the amount, twice the sum to be staked within ten hours, five more hours to settle, release below a
 * fifth.
 */
const TERMS = {
  least: 100,
  most: 1000,
  bonusRate: 5000,
  betPercent: 200,
  releasePercent: 20,
  playHours: 10,
  waitHours: 5,
} as const;

/** A participation as the model computes it. */
interface ModelRecord {
  readonly id: number;
  readonly deadline: number;
  readonly autoEnd: number;
  readonly requiredBet: number;
  readonly release: number;
  bet: number;
  balance: number;
  status: 'ongoing' | 'settlable' | 'settled' | 'closed' | 'unlocked';
}

interface Model {
  hours: number;
  wallet: number;
  /** Late wins, in minor units. */
  suspense: number;
  record: ModelRecord | null;
  /** Stakes of undecided rounds. */
  pending: { record: ModelRecord; ref: string }[];
}

interface Real {
  readonly database: Opened;
  readonly player: number;
  readonly maker: number;
  readonly game: number;
  readonly promotion: string;
}

type Command = fc.AsyncCommand<Model, Real>;

const timeOf = ({ hours }: Pick<Model, 'hours'>): Date => new Date(AT.getTime() + hours * HOUR_MS);
const isOpen = (record: ModelRecord | null): record is ModelRecord =>
  record !== null && (record.status === 'ongoing' || record.status === 'settlable');
const isPlayable = (model: Readonly<Model>): boolean => isOpen(model.record) && model.hours < model.record.deadline;

/** The problem of a refusal, or null. */
async function problemOf(work: Promise<unknown>): Promise<ProblemName | null> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.problem : Promise.reject(error as Error)),
  );
}

const sessionOn = (real: Real, recordId: number) => ({
  id: 'model',
  player_id: real.player,
  maker_id: real.maker,
  game_id: real.game,
  currency: 'PHP',
  promotion_record_id: recordId,
  ended_at: null,
  seat_login_id: null,
});

/** Progress changes with each round: conditions are met, or no longer met. */
function judge(record: ModelRecord): void {
  record.status = record.balance > 0 && record.bet >= record.requiredBet ? 'settlable' : 'ongoing';
}

async function agree(model: Model, real: Real): Promise<void> {
  const { db } = real.database;
  expect(await walletBalance(db, real.player, 'PHP')).toBe(model.wallet);
  if (model.record === null) return;
  expect(await balanceOnRecord(db, model.record.id)).toBe(model.record.balance);
  const row = await db
    .selectFrom('promotion_record')
    .selectAll()
    .where('id', '=', model.record.id)
    .executeTakeFirstOrThrow();
  const isWaiting = model.record.status === 'ongoing' && model.hours >= model.record.deadline;
  expect(statusAt(row, timeOf(model))).toBe(isWaiting ? 'closing' : model.record.status);
}

const command = (name: string, run: Command['run'], check: Command['check'] = () => true): Command => ({
  run: async (model, real) => {
    await run(model, real);
    await agree(model, real);
  },
  check,
  toString: () => name,
});

function stake(model: Model, real: Real, record: ModelRecord, amount: number): Promise<string | null> {
  const ref = randomUUID();
  return problemOf(
    atomically(real.database.db, (trx) =>
      bookOnRecord(trx, sessionOn(real, record.id), { ref, stake: amount, win: null, at: timeOf(model) }),
    ),
  ).then((problem) => {
    expect(problem).toBe(objectionToStake(model, record, amount));
    if (problem !== null) return null;
    record.bet += amount;
    record.balance -= amount;
    judge(record);
    return ref;
  });
}

async function win(model: Model, real: Real, record: ModelRecord, ref: string, amount: number): Promise<void> {
  await atomically(real.database.db, (trx) =>
    bookOnRecord(trx, sessionOn(real, record.id), { ref, stake: 0, win: amount, at: timeOf(model) }),
  );
  if (!isOpen(record)) {
    model.suspense += amount;
    return;
  }
  record.balance += amount;
  judge(record);
}

const ENDED = { settle: 'settled', close: 'closed', unlock: 'unlocked' } as const;

function end(record: ModelRecord, model: Model, action: EndAction): void {
  if (action === 'settle') model.wallet += record.balance;
  record.balance = 0;
  record.status = ENDED[action];
}

function objectionToJoin(model: Model, amount: number): ProblemName | null {
  if (isOpen(model.record)) return 'promotionUsed';
  if (amount < TERMS.least || amount > TERMS.most) return 'amountOutOfRange';
  return amount > model.wallet ? 'insufficientBalance' : null;
}

function objectionToStake(model: Model, record: ModelRecord, amount: number): ProblemName | null {
  if (!isPlayable(model)) return 'promotionRecordEnded';
  return record.balance >= amount ? null : 'insufficientBalance';
}

function objectionToEnd(record: ModelRecord, action: EndAction): ProblemName | null {
  if (!isOpen(record)) return 'promotionRecordEnded';
  if (action === 'settle') return record.status === 'settlable' ? null : 'promotionNotSettlable';
  if (record.status === 'settlable') return 'promotionSettleFirst';
  return action === 'close' || record.balance < record.release ? null : 'promotionNotUnlockable';
}

const commands = [
  fc.integer({ min: 50, max: 1100 }).map((amount) =>
    command(`join ${amount}`, async (model, real) => {
      const at = timeOf(model);
      let id = 0;
      const joining = atomically(real.database.db, async (trx) => {
        ({ id } = await joinPromotion(
          trx,
          { playerId: real.player, site: SITES.PH, at },
          { promotionId: real.promotion, amount },
        ));
      });
      const expected = objectionToJoin(model, amount);
      expect(await problemOf(joining)).toBe(expected);
      if (expected !== null) return;
      const whole = amount + Math.floor(amount / 2);
      const deadline = model.hours + TERMS.playHours;
      model.wallet -= amount;
      model.record = {
        id,
        deadline,
        autoEnd: deadline + TERMS.waitHours,
        requiredBet: whole * 2,
        release: Math.ceil(whole / 5),
        bet: 0,
        balance: whole,
        status: 'ongoing',
      };
    }),
  ),
  fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 1200 })).map(([amount, won]) =>
    command(
      `round ${amount} wins ${won}`,
      async (model, real) => {
        if (model.record === null) return;
        const ref = await stake(model, real, model.record, amount);
        if (ref !== null) await win(model, real, model.record, ref, won);
      },
      ({ record }) => record !== null,
    ),
  ),
  fc.integer({ min: 1, max: 300 }).map((amount) =>
    command(
      `stake ${amount}, undecided`,
      async (model, real) => {
        if (model.record === null) return;
        const ref = await stake(model, real, model.record, amount);
        if (ref !== null) model.pending.push({ record: model.record, ref });
      },
      ({ record }) => record !== null,
    ),
  ),
  fc.integer({ min: 0, max: 600 }).map((amount) =>
    command(
      `the oldest undecided round wins ${amount}, reported twice`,
      async (model, real) => {
        const round = model.pending.shift();
        if (round === undefined) return;
        await win(model, real, round.record, round.ref, amount);
        await atomically(real.database.db, (trx) =>
          bookOnRecord(trx, sessionOn(real, round.record.id), {
            ref: round.ref,
            stake: 0,
            win: amount,
            at: timeOf(model),
          }),
        );
      },
      ({ pending }) => pending.length > 0,
    ),
  ),
  fc.constantFrom<EndAction>('settle', 'close', 'unlock').map((action) =>
    command(
      action,
      async (model, real) => {
        if (model.record === null) return;
        const { id } = model.record;
        const expected = objectionToEnd(model.record, action);
        expect(
          await problemOf(
            atomically(real.database.db, (trx) =>
              endRecord(trx, {
                playerId: real.player,
                recordId: String(id),
                action,
                confirmed: {},
                site: SITES.PH,
                at: timeOf(model),
              }),
            ),
          ),
        ).toBe(expected);
        if (expected === null) end(model.record, model, action);
      },
      ({ record }) => record !== null,
    ),
  ),
  fc.integer({ min: 1, max: 8 }).map((hours) =>
    command(`${hours} hours pass`, async (model, real) => {
      model.hours += hours;
      await endDueRecords(real.database.db, { site: SITES.PH, clock: { now: () => timeOf(model) } });
      if (isOpen(model.record) && model.hours >= model.record.autoEnd)
        end(model.record, model, model.record.status === 'settlable' ? 'settle' : 'close');
    }),
  ),
];

/** Runs random histories of a participation against the model: status, refusals and money must agree. */
export async function promotionsAgreeWithModel(
  database: Opened,
  { runs, longest, seed }: { runs: number; longest: number; seed?: number },
): Promise<void> {
  const ofMaker = await maker(database);
  const [game, promotion] = [ofMaker * 100 + 1, `model-${ofMaker}`];
  await addTerms(database, ofMaker, game, promotion);
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: longest }), async (sequence) => {
      const real = { database, player: await playerWith(database, START), maker: ofMaker, game, promotion };
      const before = await suspense(database);
      const model: Model = { hours: 0, wallet: START, suspense: 0, record: null, pending: [] };
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      expect((await suspense(database)) - before).toBe(model.suspense);
      // Open records end before the next player's history begins.
      await endDueRecords(database.db, {
        site: SITES.PH,
        clock: { now: () => new Date(AT.getTime() + 1000 * 24 * HOUR_MS) },
      });
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  expect((await audit(database.db)).findings).toEqual([]);
}

async function suspense({ db }: Opened): Promise<number> {
  return (await audit(db)).suspense.reduce((sum, { amount }) => sum + amount, 0);
}

async function addTerms({ db }: Opened, makerId: number, game: number, promotion: string): Promise<void> {
  const texts = JSON.stringify({ en_US: '', ms_MY: '', my_MM: '', th_TH: '', zh_CN: '' });
  await db
    .insertInto('category')
    .values({ id: 'slots', name: texts, position: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('game')
    .values({
      id: game,
      maker_id: makerId,
      category_id: 'slots',
      name: 'Model',
      keywords: texts,
      description: texts,
      how_to_play: texts,
      art_id: 'card',
      maintenance_until: null,
      return_to_player: null,
      volatility: null,
      new_position: null,
      hot_position: null,
      position: 1,
      updated_at: AT,
    })
    .execute();
  await db
    .insertInto('promotion')
    .values({
      id: promotion,
      kind: 'bet',
      title: texts,
      summary: texts,
      content: texts,
      art_id: 'banner',
      starts_at: new Date(AT.getTime() - HOUR_MS),
      ends_at: new Date('2999-01-01T00:00:00Z'),
      min_amount: TERMS.least,
      max_amount: TERMS.most,
      bonus_rate: TERMS.bonusRate,
      max_bonus: null,
      bet_percent: TERMS.betPercent,
      release_percent: TERMS.releasePercent,
      play_hours: TERMS.playHours,
      wait_hours: TERMS.waitHours,
      times_per_player: null,
      quota: null,
      platforms: JSON.stringify(['pc', 'other']),
      position: 1,
    })
    .execute();
  await db
    .insertInto('promotion_scope')
    .values({ promotion_id: promotion, kind: 'all', ref: '', contribution: 100 })
    .execute();
}
