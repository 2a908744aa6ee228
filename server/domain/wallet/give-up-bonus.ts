import { sql, type Transaction } from 'kysely';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { walletBalance } from '../../ledger/balance.js';
import { post } from '../../ledger/post.js';
import { turnoverOf, withoutBonus } from '../turnover.js';
import { depositTurnover } from './deposit-turnover.js';
import { depositResult, type DepositResult } from './given-bonus.js';

/** What holds money of the bonus, so that it cannot be given up now. */
export type Hindrance = 'game' | 'round' | 'promotion';

/** What giving a bonus up now would do. Amounts in minor units. */
export interface GiveUp {
  /** Wins minus stakes since the bonus was given; below 0 after a loss. */
  readonly netWin: number;
  /** What leaves the wallet: the bonus and what was won since, at most what is there. */
  readonly forfeited: number;
  readonly balanceAfter: number;
  /** Stakes that the deposit alone still requires afterwards. */
  readonly leftOfDeposit: number;
  /** Stakes that are left afterwards before a withdrawal, of all requirements. */
  readonly leftAfter: number;
  readonly hindrance: Hindrance | null;
  /** The session of the game that is open. */
  readonly openSession: string | null;
}

const REASONS = { game: 'sessionOpen', round: 'makerLocked', promotion: 'bonusInPromotion' } as const;

/** What giving up the bonus of this deposit would do; null unless it is running. */
export async function previewGiveUp(db: Db, playerId: number, given: DepositResult): Promise<GiveUp | null> {
  if (given.standing !== 'running') return null;
  const { orderNo, amount, bonus, currency, doneAt } = given;
  const wallet = await walletBalance(db, playerId, currency);
  const netWin = await netWinSince(db, playerId, doneAt);
  const forfeited = Math.min(wallet, bonus + Math.max(0, netWin));
  const after = await turnoverOf(db, playerId, {
    referenceNo: orderNo,
    amount: await depositTurnover(db, amount),
  });
  const { hindrance, openSession } = await hindranceOf(db, playerId, doneAt);
  return {
    netWin,
    forfeited,
    balanceAfter: wallet - forfeited,
    leftOfDeposit: after.requirements.find(({ referenceNo }) => referenceNo === orderNo)?.left ?? 0,
    leftAfter: after.left,
    hindrance,
    openSession,
  };
}

/**
 * Takes the bonus and what was won with it back, and lowers the required stakes to those of the deposit alone. Runs in the
 * transaction of its idempotency key. Refusals: notFound, promotionRecordEnded (the bonus is not running), sessionOpen,
 * makerLocked, bonusInPromotion, or promotionAmountsChanged if another amount than the confirmed one would be forfeited.
 */
export async function giveUpBonus(
  trx: Transaction<Database>,
  {
    playerId,
    orderNo,
    confirmed,
    at,
  }: { readonly playerId: number; readonly orderNo: string; readonly confirmed: number; readonly at: Date },
): Promise<Refusal | null> {
  // The player first, as deposits and joining do; then the wallet, so that no bet moves it between reading and posting.
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
  await sql`select lock_accounts((
    select array_agg(id) from account where kind = 'player_wallet' and player_id = ${playerId}
  ))`.execute(trx);
  const given = await depositResult(trx, playerId, orderNo);
  if (given === null || given.standing === 'none') return refusal('notFound');
  const now = await previewGiveUp(trx, playerId, given);
  if (now === null) return refusal('promotionRecordEnded');
  if (now.hindrance !== null) return refusal(REASONS[now.hindrance]);
  if (now.forfeited !== confirmed) return refusal('promotionAmountsChanged');
  if (now.forfeited > 0) await takeBack(trx, { playerId, given, amount: now.forfeited, at });
  await withoutBonus(trx, { playerId, referenceNo: orderNo, amount: await depositTurnover(trx, given.amount), at });
  await trx
    .insertInto('deposit_bonus_given_up')
    .values({
      order_no: orderNo,
      player_id: playerId,
      bonus: given.bonus,
      net_win: now.netWin,
      forfeited: now.forfeited,
      given_at: given.doneAt,
      given_up_at: at,
    })
    .execute();
  return null;
}

/**
 * The win of a bet that was placed while a bonus ran and ended after it was given up. It was made with the money of the bonus,
 * so the house takes from it what is still owed. Runs in the transaction that books the win.
 */
export async function takeBackLateWin(
  trx: Transaction<Database>,
  { playerId, makerId, ref, win, currency, at }: LateWin,
): Promise<void> {
  const { rows } = await sql<{ order_no: string; owed: number }>`
    update deposit_bonus_given_up g set net_win = net_win + ${win}
    where player_id = ${playerId} and exists (
      select from transfer t where t.type = 'game_loss' and t.maker_id = ${makerId} and t.round_ref = ${ref}
        and t.created_at >= g.given_at and t.created_at <= g.given_up_at
    )
    returning order_no, greatest(0, bonus + greatest(0, net_win) - forfeited)::bigint as owed`.execute(trx);
  let rest = win;
  for (const { order_no: orderNo, owed } of rows) {
    const amount = Math.min(rest, owed);
    if (amount === 0) continue;
    rest -= amount;
    await takeBack(trx, { playerId, given: { orderNo, currency }, amount, at });
    await trx
      .updateTable('deposit_bonus_given_up')
      .set((eb) => ({ forfeited: eb('forfeited', '+', amount) }))
      .where('order_no', '=', orderNo)
      .execute();
  }
}

interface LateWin {
  readonly playerId: number;
  readonly makerId: number;
  readonly ref: string;
  readonly win: number;
  readonly currency: string;
  readonly at: Date;
}

async function takeBack(
  trx: Transaction<Database>,
  {
    playerId,
    given: { orderNo, currency },
    amount,
    at,
  }: { playerId: number; given: Pick<DepositResult, 'orderNo' | 'currency'>; amount: number; at: Date },
): Promise<void> {
  await post(trx, {
    type: 'deposit_bonus_void',
    from: { kind: 'player_wallet', playerId },
    to: { kind: 'house_promo' },
    amount,
    currency,
    referenceNo: orderNo,
    at,
  });
}

/**
 * Wins minus stakes of the rounds that were begun since, and what promotions gave back minus what went into them. Wins that
 * another bonus has forfeited are gone already.
 */
async function netWinSince(db: Db, playerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ net: number }>`
    with stake as (
      select maker_id, round_ref, amount from transfer
      where type = 'game_loss' and from_player = ${playerId} and created_at >= ${since}
    ), joined as (
      select promo_record_id, amount from transfer
      where type = 'promo_stake' and from_player = ${playerId} and created_at >= ${since}
    )
    select (
      coalesce((
        select sum(w.amount) from transfer w
        where w.type in ('game_win', 'game_refund') and w.to_player = ${playerId} and w.created_at >= ${since}
          and (w.maker_id, w.round_ref) in (select maker_id, round_ref from stake)
      ), 0)
      - coalesce((select sum(amount) from stake), 0)
      + coalesce((
        select sum(amount) from transfer
        where type = 'promo_settle' and promo_record_id in (select promo_record_id from joined)
      ), 0)
      - coalesce((select sum(amount) from joined), 0)
      - coalesce((
        select sum(greatest(0, forfeited - bonus)) from deposit_bonus_given_up
        where player_id = ${playerId} and given_up_at >= ${since}
      ), 0)
    )::bigint as net`.execute(db);
  return rows[0]?.net ?? 0;
}

/** What holds money that may be the bonus's: a game, a round whose end the maker has not reported, a promotion. */
async function hindranceOf(db: Db, playerId: number, since: Date): Promise<Pick<GiveUp, 'hindrance' | 'openSession'>> {
  const { rows } = await sql<{ session: string | null; atMakers: boolean; inRound: boolean; inPromotion: boolean }>`
    select
      (
        select id from game_session
        where player_id = ${playerId} and ended_at is null and not is_demo and promotion_record_id is null
      ) as session,
      exists (
        select from account where kind = 'maker_balance' and player_id = ${playerId} and balance > 0
      ) as "atMakers",
      exists (
        select from wallet_round r join game_session s on s.id = r.session_id
        where s.player_id = ${playerId} and r.win is null and not exists (
          select from round_rollback b where b.maker_id = r.maker_id and b.round_ref = r.round_ref
        )
      ) as "inRound",
      exists (
        select from promotion_record p join transfer t on t.promo_record_id = p.id and t.type = 'promo_stake'
        where p.player_id = ${playerId} and p.ended_at is null and t.created_at >= ${since}
      ) as "inPromotion"`.execute(db);
  const { session = null, atMakers = false, inRound = false, inPromotion = false } = rows[0] ?? {};
  const holds = { game: session !== null || atMakers, round: inRound, promotion: inPromotion };
  const hindrance = (['game', 'round', 'promotion'] as const).find((place) => holds[place]) ?? null;
  return { hindrance, openSession: session };
}
