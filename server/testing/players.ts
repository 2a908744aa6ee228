import { randomInt, randomUUID } from 'node:crypto';
import { addPlayer } from '../domain/access/players.js';
import { openSession } from '../domain/access/sessions.js';
import type { AppParts } from '../http/parts.js';
import { atomically } from '../db/open.js';
import { post } from '../ledger/post.js';
import type { CountryCode } from '../base/site.js';

/** Properties of a new player that a test sets; the rest is invented. */
export interface PlayerOptions {
  readonly username?: string;
  /** 0-form. */
  readonly phone?: string;
  readonly password?: string;
  /** Minor units that a deposit puts into the wallet; none by default. */
  readonly balance?: number;
}

export interface TestPlayer {
  readonly id: number;
  readonly username: string;
  readonly phone: string;
  readonly password: string;
  /** Token of a live session. */
  readonly token: string;
}

/** Creates a player for one test, logged in, with the requested balance. */
export async function newTestPlayer(
  { db, services }: Pick<AppParts, 'db' | 'services'>,
  options: PlayerOptions = {},
): Promise<TestPlayer> {
  const number = randomInt(10 ** 8)
    .toString()
    .padStart(8, '0');
  const player = {
    username: options.username ?? `tester${randomUUID().slice(0, 8)}`,
    phone: options.phone ?? `${PREFIXES[services.site.country]}${number}`,
    password: options.password ?? 'mango.moon7',
  };
  const at = services.clock.now();
  const passwordHash = await services.passwords.hash(player.password);
  return atomically(db, async (trx) => {
    const id = await addPlayer(trx, { ...player, passwordHash, language: 'en_US', adultConfirmedAt: at, at });
    if (options.balance !== undefined && options.balance > 0) {
      await post(trx, {
        type: 'deposit',
        from: { kind: 'pay_clearing' },
        to: { kind: 'player_wallet', playerId: id },
        amount: options.balance,
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

/** Prefix of a mobile number of the country; eight digits follow. */
const PREFIXES: Readonly<Record<CountryCode, string>> = { PH: '091', TH: '08', MM: '09' };
