import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import type { Site } from '../../base/site.js';
import { midnight } from '../site-day.js';

export type Channel = Selectable<Database['pay_channel']>;

/** What a player may still deposit by a channel today, in the site's time zone. Orders that can still be paid count. */
export async function todayLeft(
  db: Db,
  { clock, site }: Services,
  playerId: number,
  { id, daily_limit }: Channel,
): Promise<number | null> {
  if (daily_limit === null) return null;
  const { used } = await db
    .selectFrom('pay_order')
    .select(({ fn }) => fn.sum<string | null>('amount').as('used'))
    .where('player_id', '=', playerId)
    .where('channel_id', '=', id)
    .where('created_at', '>=', midnight(site, clock.now()))
    .where('status', '!=', 'failed')
    .where((eb) => eb.or([eb('status', '!=', 'pendingPayment'), eb('expires_at', '>', clock.now())]))
    .executeTakeFirstOrThrow();
  return Math.max(0, daily_limit - Number(used ?? 0));
}

/**
 * The fee in minor units, rounded up to the smallest amount that the site shows: players cannot pay a smaller one (D3).
 */
export function feeOf(
  amount: number,
  { fee_rate }: Pick<Channel, 'fee_rate'>,
  { shownDecimals }: Pick<Site, 'shownDecimals'>,
): number {
  const smallest = shownDecimals === 0 ? 100 : 1;
  return Math.ceil((amount * fee_rate) / (10_000 * smallest)) * smallest;
}
