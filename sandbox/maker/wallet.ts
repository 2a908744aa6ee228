import { sql } from 'kysely';
import type { Db, Trx } from '../store/store.js';

/** The maker's account of a player, under the maker's own name for the player. */
export interface Account {
  readonly makerRef: number;
  readonly playerRef: string;
  readonly currency: string;
}

/** The maker's name for a player of the lobby. */
export const playerRefOf = (playerId: number | string): string => `lobby-${playerId}`;

/** The lobby's number of a player. */
export const playerIdOf = (playerRef: string): number => Number(playerRef.slice('lobby-'.length));

/** Balance in minor units. */
export async function balanceOf(db: Db, account: Account): Promise<number> {
  return (await of(db, account).executeTakeFirst())?.balance ?? 0;
}

/** Reads the balance in minor units and locks the account until the transaction ends. */
export async function lockedBalance(trx: Trx, account: Account): Promise<number> {
  await trx
    .insertInto('maker_wallet')
    .values({ maker_ref: account.makerRef, player_ref: account.playerRef, currency: account.currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await of(trx, account).forUpdate().executeTakeFirstOrThrow()).balance;
}

/** Adds to the balance; a negative amount takes from it. Returns false, without a change, if it holds less. */
export async function addToBalance(trx: Trx, account: Account, amount: number): Promise<boolean> {
  const changed = await trx
    .updateTable('maker_wallet')
    .set({ balance: sql<number>`balance + ${amount}` })
    .where('maker_ref', '=', account.makerRef)
    .where('player_ref', '=', account.playerRef)
    .where('currency', '=', account.currency)
    .where(sql<boolean>`balance + ${amount} >= 0`)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

const of = (db: Db, { makerRef, playerRef, currency }: Account) =>
  db
    .selectFrom('maker_wallet')
    .select('balance')
    .where('maker_ref', '=', makerRef)
    .where('player_ref', '=', playerRef)
    .where('currency', '=', currency);
