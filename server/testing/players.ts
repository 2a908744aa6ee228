import { randomInt, randomUUID } from 'node:crypto';
import { addPlayer } from '../domain/access/players.js';
import { openSession } from '../domain/access/sessions.js';
import type { AppParts } from '../app.js';
import { atomically } from '../db/open.js';
import { post } from '../ledger/post.js';
import type { CountryCode } from '../site.js';

/** What a test wants of a new player; everything else is made up. */
export interface PlayerWish {
  readonly username?: string;
  /** 0-form. */
  readonly phone?: string;
  readonly password?: string;
  /** Minor units, put into the wallet by a deposit; none by default. */
  readonly balance?: number;
}

export interface TestPlayer {
  readonly id: number;
  readonly username: string;
  readonly phone: string;
  readonly password: string;
  /** Of a live session. */
  readonly token: string;
}

/** A player for one test, logged in, with money where asked for. */
export async function newTestPlayer(
  { db, services }: Pick<AppParts, 'db' | 'services'>,
  wish: PlayerWish = {},
): Promise<TestPlayer> {
  const number = randomInt(10 ** 8)
    .toString()
    .padStart(8, '0');
  const player = {
    username: wish.username ?? `tester${randomUUID().slice(0, 8)}`,
    phone: wish.phone ?? `${PREFIXES[services.site.country]}${number}`,
    password: wish.password ?? 'mango.moon7',
  };
  const at = services.clock.now();
  const passwordHash = await services.passwords.hash(player.password);
  return atomically(db, async (trx) => {
    const id = await addPlayer(trx, { ...player, passwordHash, language: 'en_US', adultConfirmedAt: at, at });
    if (wish.balance !== undefined && wish.balance > 0) {
      await post(trx, {
        type: 'deposit',
        from: { kind: 'pay_clearing' },
        to: { kind: 'player_wallet', playerId: id },
        amount: wish.balance,
        currency: services.site.currency,
        referenceNo: randomUUID(),
        at,
      });
    }
    const token = await openSession(trx, id, null, {
      ip: '127.0.0.1',
      services,
      now: () => at,
      headers: { userAgent: 'test' },
    });
    return { id, ...player, token };
  });
}

/** With eight digits after it, a mobile number of the country. */
const PREFIXES: Readonly<Record<CountryCode, string>> = { PH: '091', TH: '08', MM: '09' };
