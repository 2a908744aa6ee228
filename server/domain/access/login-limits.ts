import type { Clock } from '../../base/clock.js';
import type { Db } from '../../db/open.js';
import { clearHits, countHit, hitsOf, isWithin, takeBackHit, type Limit } from '../limits.js';

const MINUTE_MS = 60_000;
const FAILURES_MS = 15 * MINUTE_MS;

/** Logins of one network, by password, code or passkey together. */
export const LOGINS: Limit = { count: 300, windowMs: 10 * MINUTE_MS };
/** Logins to one account from a browser that is known to it: whoever shares its network cannot use them up. */
const LOGINS_OF_KNOWN: Limit = { count: 60, windowMs: 10 * MINUTE_MS };

/**
 * Failed attempts on an account after which logins by password are blocked: from all browsers together that are not
 * known to it, and from each one that is. A login by SMS code or by passkey still works.
 */
export const LOCK_AFTER = 10;

/** Who logs in: the account's name in keys, the browser, whether the account knows it, and the network. */
export interface Entrant {
  readonly account: string;
  readonly browserUuid: string;
  readonly isKnown: boolean;
  readonly network: string;
}

const ofKnown = ({ account, browserUuid }: Entrant): string => `${account}:browser:${browserUuid.toLowerCase()}`;

/** Counts a login; false if there were too many. */
export const mayLogIn = (db: Db, clock: Clock, entrant: Entrant): Promise<boolean> =>
  isWithin(db, clock, [
    entrant.isKnown ? [`login:${ofKnown(entrant)}`, LOGINS_OF_KNOWN] : [`login:ip:${entrant.network}`, LOGINS],
  ]);

/** The failed attempts on an account, from a browser and from an address, or the keys under which they are counted. */
export type Counters<Value = string> = Readonly<Record<'account' | 'browser' | 'address', Value>>;

/**
 * The keys of an attempt. A browser that is known to the account has tries of its own, so that a stranger's failures
 * neither block it nor make it solve a captcha.
 */
export const failureCounters = (entrant: Entrant): Counters => ({
  account: `login-failed:${entrant.isKnown ? ofKnown(entrant) : entrant.account}`,
  browser: `login-failed:browser:${entrant.browserUuid}`,
  address: `login-failed:ip:${entrant.network}`,
});

/** The failures so far; adds none. */
export const failuresOf = (db: Db, clock: Clock, counters: Counters): Promise<Counters<number>> =>
  eachCount(counters, (key) => hitsOf(db, clock, key));

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
