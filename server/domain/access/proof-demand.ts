import type { ProofDemand } from '../../base/refusal.js';
import type { CountryCode } from '../../base/site.js';
import type { Db } from '../../db/open.js';
import { maskPhone } from './mask-phone.js';
import { partyOf } from './passkey-challenges.js';
import type { Circumstances } from '../asked.js';
import { siteSettings } from '../entry/site-settings.js';
import type { Player } from '../player.js';

const HOUR_MS = 3_600_000;

/** From which amount a withdrawal asks who is there, in minor units, where the site has no setting of its own. */
const LARGE_AMOUNT: Readonly<Record<CountryCode, number>> = { PH: 2_000_000, TH: 2_000_000, MM: 80_000_000 };

/** A withdrawal, as far as it decides whether a proof is needed. `amount` in minor units. */
export interface Payout {
  readonly amount: number;
  readonly card: { readonly id: number; readonly created_at: Date; readonly changed_at: Date | null };
}

/**
 * What a withdrawal asks of its player before it is made (decision E8); null if nothing. Whoever stole a session could
 * otherwise add a card of their own and take the money in a minute.
 */
export async function proofDemand(
  { db, services, player, origin }: Circumstances<Player>,
  { amount, card }: Payout,
): Promise<ProofDemand | null> {
  const { clock, site } = services;
  const settings = await siteSettings(db);
  const now = clock.now().getTime();
  const isNew = (since: Date | null, hours: string) => now - (since?.getTime() ?? now) < Number(hours) * HOUR_MS;
  const large =
    settings.withdrawProofAmount === '' ? LARGE_AMOUNT[site.country] : Number(settings.withdrawProofAmount) * 100;
  const applies = {
    newCard: isNew(card.changed_at ?? card.created_at, settings.withdrawProofCardHours),
    newDevice: isNew(await firstLogin(db, player), settings.withdrawProofDeviceHours),
    largeAmount: amount >= large,
  };
  const reasons = (['newCard', 'newDevice', 'largeAmount'] as const).filter((reason) => applies[reason]);
  if (reasons.length === 0) return null;
  const has = {
    passkey: partyOf({ origin, services }) !== null && (await hasPasskey(db, player)),
    password: await knowsPassword(db, player),
    code: player.phone !== null,
  };
  return {
    reasons,
    ways: (['passkey', 'password', 'code'] as const).filter((way) => has[way]),
    phone: player.phone === null ? null : maskPhone(player.phone),
  };
}

/** When the player first logged in from the browser of this session; null if the session is gone. */
async function firstLogin(db: Db, { id, sessionId }: Player): Promise<Date | null> {
  const { first } = await db
    .selectFrom('session as own')
    .innerJoin('session as earlier', (join) =>
      join.on((is) =>
        is.or([
          is('earlier.id', '=', is.ref('own.id')),
          is.and([
            is('earlier.player_id', '=', is.ref('own.player_id')),
            is('earlier.browser_uuid', '=', is.ref('own.browser_uuid')),
          ]),
        ]),
      ),
    )
    .select(({ fn }) => fn.min<Date | null>('earlier.created_at').as('first'))
    .where('own.id', '=', sessionId)
    .where('own.player_id', '=', id)
    .executeTakeFirstOrThrow();
  return first;
}

async function hasPasskey(db: Db, { id }: Player): Promise<boolean> {
  const own = db.selectFrom('passkey').select('id').where('player_id', '=', id).where('revoked_at', 'is', null);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

/** An account that a social login opened has a password that nobody knows, until its player sets one (decision C9). */
async function knowsPassword(db: Db, { id }: Player): Promise<boolean> {
  const unknown = await db
    .selectFrom('player')
    .innerJoin('social_account', 'social_account.player_id', 'player.id')
    .select('player.id')
    .where('player.id', '=', id)
    .whereRef('player.password_changed_at', '=', 'player.created_at')
    .whereRef('social_account.bound_at', '=', 'player.created_at')
    .executeTakeFirst();
  return unknown === undefined;
}
