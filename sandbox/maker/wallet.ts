import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import type { Db } from '../../server/db/open.js';

/** The maker's account of a player, under the maker's own name for the player. */
export interface Account {
  readonly makerRef: number;
  readonly playerRef: string;
  readonly currency: string;
}

/** Reads the balance in minor units and locks the account until the transaction ends. */
export async function lockedBalance(trx: Transaction<Database>, account: Account): Promise<number> {
  await trx
    .insertInto('sandbox_maker_wallet')
    .values({ maker_ref: account.makerRef, player_ref: account.playerRef, currency: account.currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await of(trx, account).forUpdate().executeTakeFirstOrThrow()).balance;
}

export async function balanceOf(db: Db, account: Account): Promise<number> {
  return (await of(db, account).executeTakeFirst())?.balance ?? 0;
}

export async function setBalance(trx: Transaction<Database>, account: Account, balance: number): Promise<void> {
  await trx
    .updateTable('sandbox_maker_wallet')
    .set({ balance })
    .where('maker_ref', '=', account.makerRef)
    .where('player_ref', '=', account.playerRef)
    .where('currency', '=', account.currency)
    .execute();
}

const of = (db: Db, { makerRef, playerRef, currency }: Account) =>
  db
    .selectFrom('sandbox_maker_wallet')
    .select('balance')
    .where('maker_ref', '=', makerRef)
    .where('player_ref', '=', playerRef)
    .where('currency', '=', currency);
