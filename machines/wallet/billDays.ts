import { dayAt, type SiteDay } from '../shared/siteDays.js';
import type { Bill } from '../vocabulary.js';

/**
 * A line of the list: the head of a day, or a bill. `sum`: what the shown bills of the day changed in the wallet, in minor
 * units; null while bills of the day may still follow on the next page.
 */
export type BillLine =
  | { kind: 'day'; id: SiteDay; at: string; sum: number | null }
  | { kind: 'bill'; id: string; bill: Bill };

/** Bills, newest first, with a head before each day of the site. `offset`: minutes of the site east of UTC. */
export function billLines(bills: readonly Bill[], hasMore: boolean, offset: number): readonly BillLine[] {
  const days = new Map<SiteDay, Bill[]>();
  for (const bill of bills) {
    const day = dayAt(Date.parse(bill.createTime), offset);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(bill);
    else days.set(day, [bill]);
  }
  const last = [...days.keys()].at(-1);
  const lines: BillLine[] = [];
  for (const [day, ofDay] of days) {
    const sum = hasMore && day === last ? null : ofDay.reduce((all, bill) => all + changeOf(bill), 0);
    lines.push({ kind: 'day', id: day, at: ofDay[0]?.createTime ?? day, sum });
    for (const bill of ofDay) lines.push({ kind: 'bill', id: bill.billId, bill });
  }
  return lines;
}

/** A deposit that brought no money has no balance after it. It changes nothing. */
const changeOf = ({ amount, balanceAfter }: Bill): number => (balanceAfter === null ? 0 : amount);
