import * as fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '../../server/base/refusal.js';
import type { Opened } from '../../server/db/open.js';
import { audit } from '../../server/ledger/audit.js';
import { makerBalances, walletBalance } from '../../server/ledger/balance.js';
import { deposit, hold, maker, outOfMaker, payOut, playerWith, postAlone, release, toMaker } from './support.js';

/** The model of a wallet. */
interface Model {
  wallet: number;
  atMaker: number;
  holds: { id: string; amount: number }[];
}

interface Real {
  readonly database: Opened;
  readonly player: number;
  readonly maker: number;
}

type Command = fc.AsyncCommand<Model, Real>;

/** Runs the transfer and checks that the model agrees on whether there was enough money. */
async function move(real: Real, transfer: Parameters<typeof postAlone>[1], enough: boolean): Promise<string | null> {
  const result = await postAlone(real.database, transfer).catch((error: unknown) =>
    error instanceof Refusal ? error : Promise.reject(error as Error),
  );
  expect(typeof result === 'string').toBe(enough);
  return typeof result === 'string' ? result : null;
}

const command = (
  name: string,
  run: Command['run'],
  check: (model: Readonly<Model>) => boolean = () => true,
): Command => ({ run, check, toString: () => name });

const amount = fc.integer({ min: 1, max: 500 });
const commands = [
  amount.map((value) =>
    command(`deposit ${value}`, async (model, real) => {
      await move(real, deposit(real.player, value), true);
      model.wallet += value;
    }),
  ),
  amount.map((value) =>
    command(`to maker ${value}`, async (model, real) => {
      if ((await move(real, toMaker(real.player, real.maker, value), model.wallet >= value)) === null) return;
      model.wallet -= value;
      model.atMaker += value;
    }),
  ),
  amount.map((value) =>
    command(`out of maker ${value}`, async (model, real) => {
      if ((await move(real, outOfMaker(real.player, real.maker, value), model.atMaker >= value)) === null) return;
      model.wallet += value;
      model.atMaker -= value;
    }),
  ),
  amount.map((value) =>
    command(`hold ${value}`, async (model, real) => {
      const id = await move(real, hold(real.player, value), model.wallet >= value);
      if (id === null) return;
      model.wallet -= value;
      model.holds.push({ id, amount: value });
    }),
  ),
  fc.boolean().map((isPaid) =>
    command(
      isPaid ? 'pay out the oldest hold' : 'give back the oldest hold',
      async (model, real) => {
        const held = model.holds.shift() ?? { id: '', amount: 0 };
        await move(real, (isPaid ? payOut : release)(real.player, held.amount, held.id), true);
        if (!isPaid) model.wallet += held.amount;
      },
      ({ holds }) => holds.length > 0,
    ),
  ),
];

/** Runs random sequences against the model: balances must agree, and the audit must find nothing. */
export async function agreesWithModel(
  database: Opened,
  { runs, longest, seed }: { runs: number; longest: number; seed?: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: longest }), async (sequence) => {
      const real = { database, player: await playerWith(database, 0), maker: await maker(database) };
      const model: Model = { wallet: 0, atMaker: 0, holds: [] };
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      expect(await walletBalance(database.db, real.player, 'PHP')).toBe(model.wallet);
      expect((await makerBalances(database.db, real.player, 'PHP'))[0]?.balance ?? 0).toBe(model.atMaker);
      const held = await database.db
        .selectFrom('account')
        .select('balance')
        .where('player_id', '=', real.player)
        .where('kind', '=', 'withdraw_hold')
        .executeTakeFirst();
      expect(held?.balance ?? 0).toBe(model.holds.reduce((sum, one) => sum + one.amount, 0));
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  expect((await audit(database.db)).findings).toEqual([]);
}
