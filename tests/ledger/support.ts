import { randomInt, randomUUID } from 'node:crypto';
import type { Opened } from '../../server/db/open.js';
import { addPlayer } from '../../server/domain/access/players.js';
import { newPhone } from '../server/people.js';
import { post, type NewTransfer } from '../../server/ledger/post.js';

export const AT = new Date('2026-11-21T10:00:00Z');

/** A player with money from a deposit. Minor units. */
export async function playerWith({ db }: Opened, balance: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const name = randomUUID().slice(0, 12);
    const id = await addPlayer(trx, {
      username: name,
      phone: newPhone(),
      passwordHash: '-',
      language: 'en_US',
      at: AT,
    });
    if (balance > 0) await post(trx, deposit(id, balance));
    return id;
  });
}

/** A maker for games. */
export async function maker({ db }: Opened): Promise<number> {
  const id = randomInt(10 ** 9);
  await db
    .insertInto('maker')
    .values({
      id,
      name: 'Larkspire',
      description: JSON.stringify({}),
      art_id: 'maker-larkspire',
      colour: '#112233',
      maintenance_until: null,
      position: 1,
    })
    .execute();
  return id;
}

export function deposit(playerId: number, amount: number): NewTransfer {
  return {
    type: 'deposit',
    from: { kind: 'pay_clearing' },
    to: { kind: 'player_wallet', playerId },
    amount,
    currency: 'PHP',
    referenceNo: randomUUID(),
    at: AT,
  };
}

export function toMaker(playerId: number, makerId: number, amount: number): NewTransfer {
  return {
    type: 'to_maker',
    from: { kind: 'player_wallet', playerId },
    to: { kind: 'maker_balance', playerId, makerId },
    amount,
    currency: 'PHP',
    referenceNo: randomUUID(),
    at: AT,
  };
}

export function outOfMaker(playerId: number, makerId: number, amount: number): NewTransfer {
  return {
    type: 'out_maker',
    from: { kind: 'maker_balance', playerId, makerId },
    to: { kind: 'player_wallet', playerId },
    amount,
    currency: 'PHP',
    referenceNo: randomUUID(),
    at: AT,
  };
}

export function hold(playerId: number, amount: number): NewTransfer {
  return {
    type: 'withdraw_hold',
    from: { kind: 'player_wallet', playerId },
    to: { kind: 'withdraw_hold', playerId },
    amount,
    currency: 'PHP',
    referenceNo: randomUUID(),
    at: AT,
  };
}

export function release(playerId: number, amount: number, resolves: string): NewTransfer {
  return {
    type: 'withdraw_void',
    from: { kind: 'withdraw_hold', playerId },
    to: { kind: 'player_wallet', playerId },
    amount,
    currency: 'PHP',
    referenceNo: randomUUID(),
    resolves,
    at: AT,
  };
}

export function payOut(playerId: number, amount: number, resolves: string): NewTransfer {
  return { ...release(playerId, amount, resolves), type: 'withdraw_post', to: { kind: 'pay_clearing' } };
}

/** Posts one transfer in its own transaction. */
export function postAlone({ db }: Opened, transfer: NewTransfer): Promise<string> {
  return db.transaction().execute((trx) => post(trx, transfer));
}
