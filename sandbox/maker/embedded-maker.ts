import type { Transaction } from 'kysely';
import type { GameCallback, GameEntry, Maker, MakerAccount } from '../../server/adapters/maker/maker.js';
import { isSignedBy } from '../adapters/secret.js';
import type { Database } from '../../server/db/schema.js';
import { atomically, type Db } from '../../server/db/open.js';
import { endDecisions } from './open-rounds.js';
import { playerRefOf, takePlan } from './plans.js';
import { lockSeat } from './seats.js';
import { balanceOf, lockedBalance, setBalance, type Account } from './wallet.js';

/** A seat whose page has sent no request for this long is empty. The page sends one every 15 s. */
const ATTENDED_MS = 45_000;

/** The maker that comes with the server: play money, separate accounts and a game page. It serves every maker of the demo lobby. */
export function embeddedMaker(own: Db): Maker {
  return {
    transferIn: ({ id, amount, at, ...whose }) =>
      atomically(own, async (trx) => {
        const account = accountOf(whose);
        const known = await transferOf(trx, id);
        if (known && known.silent_for > 0) return 'pending';
        if (known) return known.is_booked ? 'done' : 'refused';
        const plan = await takePlan(trx, account.playerRef, 'in');
        if (plan?.outcome === 'refused' || plan?.outcome === 'locked') return 'refused';
        const isBooked = plan?.outcome !== 'lostAbsent';
        if (isBooked) await setBalance(trx, account, (await lockedBalance(trx, account)) + amount);
        await note(trx, { id, account, direction: 'in', amount, isBooked, silentFor: plan?.times ?? 0, at });
        return plan === null ? 'done' : 'pending';
      }),
    transferOut: ({ id, at, ...whose }) =>
      atomically(own, async (trx) => {
        const account = accountOf(whose);
        const known = await transferOf(trx, id);
        if (known && known.silent_for > 0) return { state: 'pending' };
        if (known) return known.is_booked ? { state: 'done', amount: known.amount } : { state: 'refused' };
        const plan = await takePlan(trx, account.playerRef, 'out');
        if (plan?.outcome === 'refused' || plan?.outcome === 'locked') return { state: plan.outcome };
        const isBooked = plan?.outcome !== 'lostAbsent';
        const seat = await lockSeat(trx, whose.sessionId);
        if (isBooked && seat) await endDecisions(trx, seat, at);
        const amount = await lockedBalance(trx, account);
        if (isBooked) {
          await setBalance(trx, account, 0);
          await closeSeat(trx, whose.sessionId, at);
        }
        await note(trx, { id, account, direction: 'out', amount, isBooked, silentFor: plan?.times ?? 0, at });
        return plan === null ? { state: 'done', amount } : { state: 'pending' };
      }),
    transferOutcome: (id) =>
      atomically(own, async (trx) => {
        const known = await transferOf(trx, id);
        if (!known) return { state: 'absent' };
        if (known.silent_for > 0) {
          await trx
            .updateTable('sandbox_maker_transfer')
            .set({ silent_for: known.silent_for - 1 })
            .where('id', '=', id)
            .execute();
          return { state: 'pending' };
        }
        return known.is_booked ? { state: 'done', amount: known.amount } : { state: 'absent' };
      }),
    // The lobby books each round in the transaction in which it is played.
    rounds: () => Promise.resolve([]),
    holdings: async ({ at, ...whose }) => {
      const db = own;
      const seat = await db
        .selectFrom('sandbox_maker_seat')
        .select('last_seen_at')
        .where('session_ref', '=', whose.sessionId)
        .executeTakeFirst();
      const isAttended = seat !== undefined && at.getTime() - seat.last_seen_at.getTime() < ATTENDED_MS;
      return { balance: await balanceOf(db, accountOf(whose)), isAttended };
    },
    leave: ({ sessionId, at }) =>
      atomically(own, async (trx) => {
        const seat = await lockSeat(trx, sessionId);
        if (seat === undefined) return;
        await endDecisions(trx, seat, at);
        await closeSeat(trx, sessionId, at);
      }),
    launchUrl: ({ ticket, locale, hasSound, hasMotion }) =>
      `/sandbox/maker/play?ticket=${ticket}&lang=${locale}${hasSound ? '&sound=on' : ''}${hasMotion ? '' : '&motion=less'}`,
    verifies: ({ signature = '', ...told }) => isSignedBy(own, 'sandboxMakerSecret', signedFields(told), signature),
  };
}

/** The fields of a callback that the embedded maker signs, in this order. */
export function signedFields(told: Omit<GameCallback, 'signature'> | Omit<GameEntry, 'signature'>) {
  if ('ticket' in told) return [told.maker, told.action, told.ticket];
  const { maker, action, sessionId, roundRef = '', amount = '', currency } = told;
  return [maker, action, sessionId, roundRef, amount, currency];
}

const accountOf = ({
  makerId,
  playerId,
  currency,
}: Pick<MakerAccount, 'makerId' | 'playerId' | 'currency'>): Account => ({
  makerRef: makerId,
  playerRef: playerRefOf(playerId),
  currency,
});

const transferOf = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('sandbox_maker_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

async function closeSeat(trx: Transaction<Database>, sessionRef: string, at: Date): Promise<void> {
  await trx.updateTable('sandbox_maker_seat').set({ closed_at: at }).where('session_ref', '=', sessionRef).execute();
}

interface Noted {
  readonly id: string;
  readonly account: Account;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly isBooked: boolean;
  readonly silentFor: number;
  readonly at: Date;
}

async function note(
  trx: Transaction<Database>,
  { id, account, direction, amount, isBooked, silentFor, at }: Noted,
): Promise<void> {
  await trx
    .insertInto('sandbox_maker_transfer')
    .values({
      id,
      maker_ref: account.makerRef,
      player_ref: account.playerRef,
      currency: account.currency,
      direction,
      amount,
      is_booked: isBooked,
      silent_for: silentFor,
      created_at: at,
    })
    .execute();
}
