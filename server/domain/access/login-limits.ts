import type { Clock } from '../../base/clock.js';
import type { Db } from '../../db/open.js';
import { clearHits, countHit, hitsOf, takeBackHit, type Limit } from '../limits.js';

const MINUTE_MS = 60_000;
const FAILURES_MS = 15 * MINUTE_MS;

/** Logins of one network, by password, code or passkey together. */
export const LOGINS: Limit = { count: 300, windowMs: 10 * MINUTE_MS };

/** Failed attempts on an account after which logins by password and passkey are blocked; a login by SMS code still works. */
export const LOCK_AFTER = 10;

/** The failed attempts on an account, from a browser and from an address, or the keys under which they are counted. */
export type Counters<Value = string> = Readonly<Record<'account' | 'browser' | 'address', Value>>;

/** The keys of an attempt. `account` is `account:` with its id, or `name:` with a name that no account has. */
export const failureCounters = (account: string, browserUuid: string, network: string): Counters => ({
  account: `login-failed:${account}`,
  browser: `login-failed:browser:${browserUuid}`,
  address: `login-failed:ip:${network}`,
});

/** The failures so far; adds none. */
export const failuresOf = (db: Db, clock: Clock, counters: Counters): Promise<Counters<number>> =>
  eachCount(counters, (key) => hitsOf(db, clock, key));

/** Whether the account is blocked now. */
export const isLockedOut = async (db: Db, clock: Clock, { account }: Counters): Promise<boolean> =>
  (await hitsOf(db, clock, account)) >= LOCK_AFTER;

/** Counts an attempt as failed until it turns out otherwise, so that parallel ones cannot exceed the limit. */
export const countFailure = (db: Db, clock: Clock, counters: Counters): Promise<Counters<number>> =>
  eachCount(counters, (key) => countHit(db, clock, key, FAILURES_MS));

/** Takes back an attempt that should not count. */
export async function takeBackFailure(db: Db, counters: Counters): Promise<void> {
  await eachCount(counters, (key) => takeBackHit(db, key));
}

/**
 * After a login: nothing failed on the account or from the browser. Of the address only this attempt is taken back:
 * logging in to one's own account must not clear failures against other accounts.
 */
export async function clearFailures(db: Db, { account, browser, address }: Counters): Promise<void> {
  await takeBackHit(db, address);
  await clearHits(db, account);
  await clearHits(db, browser);
}

/** Runs one after the other, always in the same order. */
async function eachCount<Result>(
  { account, browser, address }: Counters,
  work: (key: string) => Promise<Result>,
): Promise<Counters<Result>> {
  return { account: await work(account), browser: await work(browser), address: await work(address) };
}
