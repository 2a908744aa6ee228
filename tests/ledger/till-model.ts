import { randomBytes, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '../../server/base/refusal.js';
import { atomically, type Opened } from '../../server/db/open.js';
import { approveManualDeposit, rejectManualDeposit } from '../../server/domain/wallet/review-deposits.js';
import {
  approveWithdrawal,
  payOutWithdrawal,
  rejectWithdrawal,
} from '../../server/domain/wallet/review-withdrawals.js';
import { turnoverOf } from '../../server/domain/turnover.js';
import { submitManualDeposit } from '../../server/domain/wallet/manual-deposits.js';
import { urlOf } from '../../server/domain/upload/uploads.js';
import { applyForWithdrawal, cancelWithdrawal } from '../../server/domain/wallet/withdrawals.js';
import { audit } from '../../server/ledger/audit.js';
import { walletBalance } from '../../server/ledger/balance.js';
import { postAll } from '../../server/ledger/post.js';
import type { Player } from '../../server/domain/player.js';
import { openSandbox, openServices } from '../../server/compose.js';
import type { Services } from '../../server/domain/services.js';
import { readSettings } from '../../server/base/settings.js';
import { AT, maker, playerWith } from './support.js';

/** The model of a player's deposits and withdrawals. */
interface Model {
  wallet: number;
  /** The open withdrawal: there is at most one. */
  open: { orderNo: string; amount: number; fee: number; isApproved: boolean } | null;
  /** Withdrawals of the day that have not failed. */
  times: number;
  /** Manual deposits that wait for review. */
  reported: { orderNo: string; amount: number }[];
  /** Stakes still required. */
  left: number;
  fees: number;
}

interface Real {
  readonly database: Opened;
  readonly services: Services;
  readonly player: Player;
  readonly card: string;
  readonly maker: number;
  /** Advances the clock, so that no two events have the same time. */
  readonly tick: () => void;
}

type Command = fc.AsyncCommand<Model, Real>;
const command = (
  name: string,
  run: Command['run'],
  check: (model: Readonly<Model>) => boolean = () => true,
): Command => ({
  run: (model, real) => {
    real.tick();
    return run(model, real);
  },
  check,
  toString: () => name,
});

const FREE_TIMES = 2;
const LEAST = 50;

const report = fc.integer({ min: LEAST, max: 900 }).map((amount) =>
  command(`report a manual deposit of ${amount}`, async (model, { database, services, player }) => {
    const id = randomBytes(16).toString('hex');
    const at = services.clock.now();
    await database.db
      .insertInto('upload')
      .values({
        id,
        player_id: player.id,
        biz_type: 'receipt',
        original_name: 'r',
        bytes: Buffer.from('r'),
        width: 1,
        height: 1,
        created_at: at,
        claimed_by: null,
        claimed_at: null,
      })
      .execute();
    const reported = {
      bankId: 'model',
      amount,
      userAccountName: 'Marisol Reyes',
      userAccount: '1234',
      depositTime: at.toISOString(),
      receiptUrls: [urlOf(id)],
      key: randomUUID(),
      confirmed: {},
    };
    const answer = await atomically(database.db, (trx) => submitManualDeposit(trx, services, player, reported));
    expect(answer instanceof Refusal ? answer.problem : 'reported').toBe(
      model.reported.length < 3 ? 'reported' : 'tooManyReviews',
    );
    if (!(answer instanceof Refusal)) model.reported.push({ orderNo: answer.order_no, amount });
  }),
);

const decideDeposit = fc.boolean().map((isFound) =>
  command(
    isFound ? 'credit the oldest manual deposit' : 'refuse the oldest manual deposit',
    async (model, { database, services }) => {
      const { orderNo, amount } = model.reported.shift() ?? { orderNo: '', amount: 0 };
      const decide = () =>
        isFound
          ? approveManualDeposit(database.db, services, orderNo)
          : rejectManualDeposit(database.db, services, orderNo, 'notReceived');
      expect([await decide(), await decide()]).toEqual([true, false]);
      if (!isFound) return;
      model.wallet += amount;
      model.left += amount;
    },
    ({ reported }) => reported.length > 0,
  ),
);

const stake = fc.integer({ min: 1, max: 400 }).map((amount) =>
  command(`stake ${amount} and lose it`, async (model, { database, services, player, maker: makerId }) => {
    const common = { amount, currency: 'PHP', referenceNo: randomUUID(), at: services.clock.now() };
    const held = { kind: 'maker_balance', playerId: player.id, makerId } as const;
    await atomically(database.db, (trx) =>
      postAll(trx, [
        { ...common, type: 'to_maker', from: { kind: 'player_wallet', playerId: player.id }, to: held },
        { ...common, type: 'game_loss', from: held, to: { kind: 'maker_settle', makerId }, roundRef: randomUUID() },
      ]),
    ).then(
      () => {
        expect(model.wallet).toBeGreaterThanOrEqual(amount);
        model.wallet -= amount;
        model.left = Math.max(0, model.left - amount);
      },
      (error: unknown) => {
        expect([(error as Refusal).problem, model.wallet < amount]).toEqual(['insufficientBalance', true]);
      },
    );
  }),
);

/** The expected refusal of a withdrawal, or `held`. */
function expected(model: Readonly<Model>, amount: number): string {
  if (model.open !== null) return 'withdrawalUnderReview';
  if (model.left > 0) return 'turnoverLeft';
  return amount > model.wallet ? 'insufficientBalance' : 'held';
}

const ask = fc.integer({ min: LEAST, max: 600 }).map((amount) =>
  command(`request a withdrawal of ${amount}`, async (model, { database, services, player, card }) => {
    const wish = { cardId: card, amount, key: randomUUID() };
    const answer = await atomically(database.db, (trx) =>
      applyForWithdrawal(trx, services, player, wish, async () => null),
    ).catch((error: unknown) => (error instanceof Refusal ? error : Promise.reject(error as Error)));
    expect(answer instanceof Refusal ? answer.problem : 'held').toBe(expected(model, amount));
    if (answer instanceof Refusal) return;
    const fee = model.times < FREE_TIMES ? 0 : Math.ceil(amount / 100);
    expect(answer.fee).toBe(fee);
    model.wallet -= amount;
    model.times += 1;
    model.open = { orderNo: answer.order_no, amount, fee, isApproved: false };
  }),
);

const isOpen = ({ open }: Readonly<Model>): boolean => open !== null;
const end = (
  name: string,
  how: (real: Real, orderNo: string) => Promise<boolean>,
  after: (model: Model, open: NonNullable<Model['open']>, isDone: boolean) => void,
) =>
  fc.constant(
    command(
      name,
      async (model, real) => {
        const { open } = model;
        if (open === null) return;
        after(model, open, await how(real, open.orderNo));
      },
      isOpen,
    ),
  );

const givenBack = (model: Model, amount: number): void => {
  model.wallet += amount;
  model.times -= 1;
  model.open = null;
};

const commands = [
  report,
  decideDeposit,
  decideDeposit,
  stake,
  stake,
  ask,
  ask,
  end(
    'cancel',
    async ({ database, services, player }, orderNo) =>
      (await cancelWithdrawal(database.db, services, player, orderNo)) === null,
    (model, open, isDone) => {
      expect(isDone).toBe(!open.isApproved);
      if (isDone) givenBack(model, open.amount);
    },
  ),
  end(
    'approve',
    ({ database, services }, orderNo) => approveWithdrawal(database.db, services, orderNo),
    (_, open, isDone) => {
      expect(isDone).toBe(!open.isApproved);
      open.isApproved = true;
    },
  ),
  end(
    'reject',
    ({ database, services }, orderNo) => rejectWithdrawal(database.db, services, orderNo, 'other'),
    (model, open, isDone) => {
      expect(isDone).toBe(true);
      givenBack(model, open.amount);
    },
  ),
  end(
    'pay out',
    ({ database, services }, orderNo) => payOutWithdrawal(database.db, services, orderNo),
    (model, open, isDone) => {
      expect(isDone).toBe(open.isApproved);
      if (!isDone) return;
      model.fees += open.fee;
      model.open = null;
    },
  ),
];

/** What the model needs in the database, once per database. */
async function prepare({ db }: Opened): Promise<void> {
  const terms = {
    minAmount: LEAST,
    maxAmount: 1_000_000,
    dailyAmount: 1_000_000,
    dailyTimes: 1000,
    freeTimes: FREE_TIMES,
    feeRate: 100,
  };
  await db
    .insertInto('site_setting')
    .values([
      { key: 'withdrawTerms', value: JSON.stringify(terms) },
      { key: 'manualDepositOpenStatus', value: '"true"' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('bank')
    .values({ code: 'MODEL', name: 'Model', art_id: 'bank-island-savings', position: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('manual_bank')
    .values({
      id: 'model',
      bank_code: 'MODEL',
      holder: 'x',
      account_number: '1234',
      note: '{}',
      min_amount: 1,
      max_amount: 1_000_000,
      position: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Runs random sequences against the model: refusals and balances must agree, and the audit must find nothing. */
export async function tillAgreesWithModel(
  database: Opened,
  { runs, longest, seed }: { runs: number; longest: number; seed?: number },
): Promise<void> {
  await prepare(database);
  const { db } = database;
  const sandbox = await openSandbox(readSettings({}), { database });
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: longest }), async (sequence) => {
      let time = AT.getTime();
      const services = await openServices(readSettings({}), { db, sandbox, clock: { now: () => new Date(time) } });
      const id = await playerWith(database, 0);
      const card = await db
        .insertInto('player_bank_card')
        .values({
          player_id: id,
          bank_code: 'MODEL',
          bank_name: 'Model',
          holder: 'x',
          account_number: '1234',
          created_at: AT,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const real: Real = {
        database,
        services,
        player: { id, sessionId: 0, username: 'x', phone: null },
        card: String(card.id),
        maker: await maker(database),
        tick: () => void (time += 1000),
      };
      const model: Model = { wallet: 0, open: null, times: 0, reported: [], left: 0, fees: 0 };
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      const held = await db
        .selectFrom('account')
        .select('balance')
        .where('player_id', '=', id)
        .where('kind', '=', 'withdraw_hold')
        .executeTakeFirst();
      const { fees } = await db
        .selectFrom('transfer')
        .innerJoin('withdrawal', 'order_no', 'reference_no')
        .select(({ fn }) => fn.sum<string | null>('transfer.amount').as('fees'))
        .where('type', '=', 'withdraw_fee')
        .where('player_id', '=', id)
        .executeTakeFirstOrThrow();
      expect({
        wallet: await walletBalance(db, id, 'PHP'),
        held: held?.balance ?? 0,
        left: (await turnoverOf(db, id)).left,
        fees: Number(fees ?? 0),
      }).toEqual({ wallet: model.wallet, held: model.open?.amount ?? 0, left: model.left, fees: model.fees });
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  expect((await audit(db)).findings).toEqual([]);
}
