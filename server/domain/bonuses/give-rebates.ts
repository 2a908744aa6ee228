import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { giveInBatches, SETTLING_MS } from './batches.js';
import type { Gift } from './give.js';
import { linesOf, planOf, stakesBetween, sumOf, type Stakes } from './rebates.js';
import { dayAt, plusDays, startOf } from '../site-day.js';
import { watermarkOf, setWatermark } from './watermark.js';

/** The most days of rebates that are given after a long downtime. */
const MOST_DAYS = 60;

/** Gives the rebates of every finished day: yesterday, and days on which no server ran. */
export async function giveRebates(db: Db, { site }: Services, now: Date): Promise<number> {
  const today = dayAt(site, new Date(now.getTime() - SETTLING_MS));
  const last = await watermarkOf(db, 'rebates');
  let day = last === null ? plusDays(today, -1) : dayAt(site, last);
  if (day < plusDays(today, -MOST_DAYS)) day = plusDays(today, -MOST_DAYS);
  let given = 0;
  for (; day < today; day = plusDays(day, 1)) {
    const next = startOf(site, plusDays(day, 1));
    const plan = await planOf(db);
    const byPlayer = byPlayerOf(await stakesBetween(db, startOf(site, day), next));
    const gifts = [...byPlayer].map(([playerId, stakes]): Gift => {
      const lines = linesOf(plan, stakes, site);
      return {
        playerId,
        level: stakes[0]?.level ?? 0,
        occasion: day,
        amount: sumOf(lines, 'amount'),
        at: now,
        rebate: { day, lines },
      };
    });
    given += await giveInBatches(db, site, 'rebate', gifts);
    // The next day to look at begins here.
    await setWatermark(db, 'rebates', next);
  }
  return given;
}

function byPlayerOf(stakes: readonly Stakes[]): Map<number, Stakes[]> {
  const groups = new Map<number, Stakes[]>();
  for (const one of stakes) groups.set(one.playerId, [...(groups.get(one.playerId) ?? []), one]);
  return groups;
}
