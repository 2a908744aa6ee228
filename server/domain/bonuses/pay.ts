import type { Selectable, Transaction } from 'kysely';
import type { BonusKind, Database, TransferKind, TurnoverSource } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import { requireTurnover } from '../turnover.js';

export type BonusRow = Selectable<Database['bonus']>;

/** The transfer type and the turnover source of each kind. */
export const MOVEMENTS: Readonly<Record<BonusKind, readonly [TransferKind, TurnoverSource]>> = {
  monthly: ['level_bonus', 'level_bonus'],
  birthday: ['level_bonus', 'level_bonus'],
  upgrade: ['level_bonus', 'level_bonus'],
  deposit: ['level_bonus', 'level_bonus'],
  rebate: ['rebate', 'rebate'],
  system: ['system_bonus', 'system_bonus'],
  referral: ['referral_reward', 'referral'],
};

/** Pays a pending bonus into the wallet and requires its turnover. Lock its row first. */
export async function pay(
  trx: Transaction<Database>,
  bonus: BonusRow,
  status: 'claimed' | 'issued',
  at: Date,
): Promise<void> {
  const [type, source] = MOVEMENTS[bonus.kind];
  await post(trx, {
    type,
    from: { kind: 'house_bonus' },
    to: { kind: 'player_wallet', playerId: bonus.player_id },
    amount: bonus.amount,
    currency: bonus.currency,
    referenceNo: bonus.id,
    at,
  });
  await requireTurnover(trx, { playerId: bonus.player_id, source, referenceNo: bonus.id, amount: bonus.turnover, at });
  await trx.updateTable('bonus').set({ status, ended_at: at }).where('id', '=', bonus.id).execute();
}
