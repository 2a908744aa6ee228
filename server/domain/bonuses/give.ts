import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { BonusKind, Database } from '../../db/schema.js';
import type { RebateLine, SystemBonusReason } from '../../db/values.js';
import type { Site } from '../../base/site.js';
import { formatAmount, messageOf, sendMessages, type NewMessage } from '../account/send-message.js';
import type { BonusRule } from './rules.js';

const HOUR_MS = 3_600_000;

/** A bonus to give to a player. */
export interface Gift {
  readonly playerId: number;
  /** The occasion; a player gets one bonus of a kind per occasion. */
  readonly occasion: string;
  readonly level?: number;
  /** Minor units. */
  readonly amount: number;
  /**
   * The time at which it became due. Its release and its expiry count from `from`, or from here if `from` is not set.
   */
  readonly at: Date;
  readonly from?: Date;
  readonly rebate?: { readonly day: string; readonly lines: readonly RebateLine[] };
  readonly friendId?: number;
  readonly system?: { readonly reason: SystemBonusReason; readonly note: string };
}

/**
 * Stores bonuses of one kind under its rule. Occasions that already have a bonus are skipped. Returns how many are new.
 */
export async function giveAll(db: Db, site: Site, rule: BonusRule, gifts: readonly Gift[]): Promise<number> {
  const rows = gifts.filter(({ amount }) => amount > 0).map((gift) => rowOf(site, rule, gift));
  if (rows.length === 0) return 0;
  return atomically(db, async (trx) => {
    const given = await trx
      .insertInto('bonus')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['player_id', 'kind', 'amount', 'created_at'])
      .execute();
    // A bonus that is paid by itself needs no claim: its player is told when it is paid.
    const waiting = rule.is_automatic ? [] : given;
    await sendMessages(
      trx,
      waiting.map(({ created_at, ...bonus }) => bonusMessage(site, { ...bonus, at: created_at })),
    );
    return given.length;
  });
}

/** The page that shows the bonuses of a kind. */
const PAGES: Readonly<Record<BonusKind, string>> = {
  birthday: 'levelBonus',
  deposit: 'levelBonus',
  monthly: 'levelBonus',
  rebate: 'rebate',
  referral: 'referralProgram',
  system: 'systemBonus',
  upgrade: 'levelBonus',
};

type Told = { readonly kind: BonusKind; readonly player_id: number; readonly amount: number; readonly at: Date };

const messageAbout = (
  event: 'bonusIssued' | 'bonusPaid',
  site: Site,
  { kind, player_id, amount, at }: Told,
): NewMessage => messageOf(player_id, event, at, { amount: formatAmount(amount, site), page: PAGES[kind] });

/** Tells a player of a bonus to claim. */
export const bonusMessage = (site: Site, bonus: Told): NewMessage => messageAbout('bonusIssued', site, bonus);
/** Tells a player of a bonus that was paid by itself. */
export const paidMessage = (site: Site, bonus: Told): NewMessage => messageAbout('bonusPaid', site, bonus);

/** The row of a pending bonus under a rule. */
export function rowOf(site: Site, rule: BonusRule, gift: Gift): Required<Insertable<Database['bonus']>> {
  const release = new Date((gift.from ?? gift.at).getTime() + rule.release_hours * HOUR_MS);
  return {
    id: randomBytes(16).toString('hex'),
    player_id: gift.playerId,
    kind: rule.kind,
    occasion: gift.occasion,
    level: gift.level ?? null,
    amount: gift.amount,
    currency: site.currency,
    wager_times: rule.wager_times,
    turnover: gift.amount * rule.wager_times,
    is_automatic: rule.is_automatic,
    status: 'pending',
    created_at: gift.at,
    release_at: release,
    expires_at: new Date(release.getTime() + rule.claim_days * 24 * HOUR_MS),
    ended_at: null,
    rebate_day: gift.rebate?.day ?? null,
    rebate_lines: gift.rebate === undefined ? null : JSON.stringify(gift.rebate.lines),
    friend_id: gift.friendId ?? null,
    reason: gift.system?.reason ?? null,
    note: gift.system?.note ?? '',
  };
}

/** The share of an amount at a rate in hundredths of a per cent, rounded down to what the site shows. Minor units. */
export function shareOf(amount: number, rate: number, { shownDecimals }: Pick<Site, 'shownDecimals'>): number {
  const least = shownDecimals === 2 ? 1 : 100;
  return Math.floor((amount * rate) / 10_000 / least) * least;
}
