import { path, withQuery } from '../addresses.js';
import { addDays, siteDayIn, startOfDay, type SiteDay } from '../shared/siteDays.js';
import type { Bill } from '../vocabulary.js';

/** An absent field does not filter. `from` and `to` are days of the site, both included. */
export type BillFilter = {
  type?: Bill['billType'];
  transferType?: NonNullable<Bill['transferType']>;
  status?: Bill['status'];
  from?: SiteDay;
  to?: SiteDay;
};

const types = ['deposit', 'withdrawal', 'props', 'games', 'member', 'rewards', 'rebate'] as const;
const transferTypes = [
  'withdraw',
  'deposit',
  'toGameMaker',
  'outOfGameMaker',
  'toPromotion',
  'promotionSettlement',
] as const;
const states = ['pendingReview', 'failed', 'pendingPayment', 'done'] as const;

const oneOf = <Name extends string>(names: readonly Name[], text: string | undefined): Name | undefined =>
  names.find((name) => name === text);

/** The filter in the query of an address. A value that does not exist does not filter; days in the wrong order are exchanged. */
export function billFilterIn(query: Readonly<Record<string, string>>): BillFilter {
  const type = oneOf(types, query['type']);
  const transferType = oneOf(transferTypes, query['transferType']);
  const status = oneOf(states, query['status']);
  const [from, to] = inOrder(siteDayIn(query['from']), siteDayIn(query['to']));
  return {
    ...(type === undefined ? {} : { type }),
    ...(transferType === undefined ? {} : { transferType }),
    ...(status === undefined ? {} : { status }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

const inOrder = (from: SiteDay | null, to: SiteDay | null): readonly [SiteDay | null, SiteDay | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

export const billsAddress = (filter: BillFilter): string => withQuery(path.bills, filter);

export const isSameFilter = (one: BillFilter, other: BillFilter): boolean => billsAddress(one) === billsAddress(other);

/** The filter as the server takes it: the time of its first day's start, and of the start of the day after its last. */
export type BillsRequest = Omit<BillFilter, 'from' | 'to'> & { startTime?: string; endTime?: string };

/** `offset`: minutes of the site east of UTC. */
export const billsRequest = ({ from, to, ...filter }: BillFilter, offset: number): BillsRequest => ({
  ...filter,
  ...(from === undefined ? {} : { startTime: startOfDay(from, offset) }),
  ...(to === undefined ? {} : { endTime: startOfDay(addDays(to, 1), offset) }),
});
