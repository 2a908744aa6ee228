import { sql } from 'kysely';
import type { Db } from '../db/open.js';
import { audit, type Finding } from '../ledger/audit.js';

/** A player's money according to the ledger, for a test to compare with the screen. Minor units. */
export interface PlayerLedger {
  readonly wallet: number;
  /** Balance at makers. */
  readonly inGames: number;
  /** Every movement of the wallet, oldest first; positive amounts go into it. */
  readonly moves: readonly { readonly type: string; readonly amount: number }[];
  readonly orders: readonly { readonly orderNo: string; readonly status: string; readonly amount: number }[];
  /** Rounds for real money, oldest first. An open round has won nothing yet. */
  readonly rounds: readonly { readonly stake: number; readonly win: number }[];
  /** Seconds online that were reported for the player. */
  readonly onlineSeconds: number;
  /** Findings of the auditor in the whole ledger. */
  readonly findings: readonly Finding[];
}

export async function ledgerOf(db: Db, username: string): Promise<PlayerLedger> {
  const player = await db
    .selectFrom('player')
    .select(['id', 'online_seconds'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('player_id', '=', player.id)
    .execute();
  const wallet = accounts.find(({ kind }) => kind === 'player_wallet');
  const transfers = wallet
    ? await db
        .selectFrom('transfer')
        .select(['type', 'amount', 'to_id'])
        .where((is) => is.or([is('from_id', '=', wallet.id), is('to_id', '=', wallet.id)]))
        .orderBy('seq')
        .execute()
    : [];
  const { rows: rounds } = await sql<{ readonly stake: number; readonly win: number }>`
    select coalesce(sum(amount) filter (where type in ('game_loss', 'promo_bet')), 0)::bigint as stake,
      coalesce(sum(amount) filter (where type in ('game_win', 'promo_win')), 0)::bigint as win
    from transfer where round_ref is not null and ${player.id}::bigint in (from_player, to_player)
      and type in ('game_loss', 'promo_bet', 'game_win', 'promo_win')
    group by maker_id, round_ref order by min(seq)`.execute(db);
  const orders = await db
    .selectFrom('pay_order')
    .select(['order_no', 'status', 'amount'])
    .where('player_id', '=', player.id)
    .orderBy('created_at')
    .execute();
  return {
    wallet: wallet?.balance ?? 0,
    inGames: accounts.reduce((sum, { kind, balance }) => (kind === 'maker_balance' ? sum + balance : sum), 0),
    moves: transfers.map(({ type, amount, to_id }) => ({ type, amount: to_id === wallet?.id ? amount : -amount })),
    orders: orders.map(({ order_no, status, amount }) => ({ orderNo: order_no, status, amount })),
    rounds,
    onlineSeconds: player.online_seconds,
    findings: (await audit(db)).findings,
  };
}
