import type { Db } from '../db/open.js';

/** The balance of a player's wallet in minor units; 0 before the first transfer. */
export async function walletBalance(db: Db, playerId: number, currency: string): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    .where('kind', '=', 'player_wallet')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** The player's money at each maker, in minor units; makers without money are left out. */
export function makerBalances(
  db: Db,
  playerId: number,
  currency: string,
): Promise<{ maker_id: number | null; balance: number }[]> {
  return db
    .selectFrom('account')
    .select(['maker_id', 'balance'])
    .where('kind', '=', 'maker_balance')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('balance', '>', 0)
    .orderBy('maker_id')
    .execute();
}
