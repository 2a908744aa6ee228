import type { Db } from '../../db/open.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { walletBalance } from '../../ledger/balance.js';
import type { Services } from '../services.js';
import type { CountryCode, Site } from '../../base/site.js';
import { feeOf } from './channels.js';
import { midnight } from '../site-day.js';
import { turnoverOf, type Turnover } from '../turnover.js';

/** What blocks every withdrawal. */
type Reason =
  | 'withdrawClosed'
  | 'withdrawalUnderReview'
  | 'noBankCard'
  | 'turnoverLeft'
  | 'withdrawLimitReached'
  | 'insufficientBalance';

/** A site's terms of withdrawals. Amounts in minor units. */
export interface WithdrawTerms {
  readonly minAmount: number;
  readonly maxAmount: number;
  /** Per player and day in the site's time zone. */
  readonly dailyAmount: number;
  readonly dailyTimes: number;
  /** Free withdrawals per day; further ones cost `feeRate`, in hundredths of a per cent. */
  readonly freeTimes: number;
  readonly feeRate: number;
}

/** Defaults until an operator sets `withdrawTerms` in the table `site_setting`. */
const DEFAULTS: Readonly<Record<CountryCode, WithdrawTerms>> = {
  PH: { minAmount: 20_000, maxAmount: 5_000_000, dailyAmount: 20_000_000, dailyTimes: 5, freeTimes: 3, feeRate: 100 },
  TH: { minAmount: 20_000, maxAmount: 10_000_000, dailyAmount: 40_000_000, dailyTimes: 5, freeTimes: 3, feeRate: 100 },
  MM: {
    minAmount: 1_000_000,
    maxAmount: 200_000_000,
    dailyAmount: 800_000_000,
    dailyTimes: 5,
    freeTimes: 3,
    feeRate: 100,
  },
};

/** The current terms for one player. */
export interface WithdrawStanding extends WithdrawTerms {
  readonly balance: number;
  readonly todayLeft: number;
  readonly timesLeft: number;
  readonly freeTimesLeft: number;
  readonly turnover: Turnover;
  /** The withdrawal that is not finished yet. */
  readonly openOrderNo: string | null;
  /** The reasons that block every withdrawal; empty when one is possible. */
  readonly reasons: readonly Reason[];
}

/** What a player may withdraw now, and what blocks it. */
export async function withdrawStanding(db: Db, { clock, site }: Services, playerId: number): Promise<WithdrawStanding> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', 'withdrawTerms').executeTakeFirst();
  const terms: WithdrawTerms = { ...DEFAULTS[site.country], ...(row?.value as Partial<WithdrawTerms> | undefined) };
  const own = db.selectFrom('withdrawal').where('player_id', '=', playerId);
  const today = await own
    .select(({ fn }) => [fn.countAll<number>().as('times'), fn.sum<string | null>('amount').as('amount')])
    .where('created_at', '>=', midnight(site, clock.now()))
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  const open = await own
    .select('order_no')
    .where('status', 'in', ['pendingReview', 'pendingPayment'])
    .executeTakeFirst();
  const card = await db
    .selectFrom('player_bank_card')
    .select('id')
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const balance = await walletBalance(db, playerId, site.currency);
  const turnover = await turnoverOf(db, playerId);
  const { openStatus } = await siteSettings(db);
  const standing = {
    ...terms,
    balance,
    turnover,
    openOrderNo: open?.order_no ?? null,
    todayLeft: Math.max(0, terms.dailyAmount - Number(today.amount ?? 0)),
    timesLeft: Math.max(0, terms.dailyTimes - today.times),
    freeTimesLeft: Math.max(0, terms.freeTimes - today.times),
  };
  const holdsBack: Readonly<Record<Reason, boolean>> = {
    withdrawClosed: !isOn(openStatus),
    withdrawalUnderReview: open !== undefined,
    noBankCard: card === undefined,
    turnoverLeft: turnover.left > 0,
    withdrawLimitReached: standing.timesLeft === 0 || standing.todayLeft < terms.minAmount,
    insufficientBalance: balance < terms.minAmount,
  };
  return { ...standing, reasons: (Object.keys(holdsBack) as Reason[]).filter((reason) => holdsBack[reason]) };
}

/** The site's fee on an amount, in minor units. */
export const withdrawFee = (amount: number, { freeTimesLeft, feeRate }: WithdrawStanding, site: Site): number =>
  freeTimesLeft > 0 ? 0 : feeOf(amount, { fee_rate: feeRate }, site);
