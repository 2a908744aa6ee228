import { fromPromise } from 'xstate';
import { longestGap, type OnlineTimeCheck } from '../../../machines/access/onlineTime.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { createLeader, type Leader } from './leader.js';

type World = Pick<Outside, 'api' | 'done' | 'store' | 'now' | 'newKey'>;

export const defineOnlineTimeActors = (
  { api, done, store, now, newKey }: World,
  leader: Leader = createLeader({ store, now, newKey }),
) => ({
  beginOnlineTime: fromPromise<void>(async () => {
    leader.stand();
    const last = lastReport(store);
    if (last === null || now() - last > longestGap || last > now()) keepReport(store, now());
  }),
  checkOnlineTime: fromPromise<OnlineTimeCheck>(async () => ({
    sinceReport: now() - (lastReport(store) ?? now()),
    isLeader: leader.leads(),
  })),
  reportOnlineTime: fromPromise<void>(async ({ signal }) => {
    // Stored before the request: a tab that becomes leader meanwhile must not report the same time.
    keepReport(store, now());
    const call = api.POST('/onlineTime', { body: { onlineTime: 3 }, headers: noIndicator, signal });
    const sent = await done(call).catch((cause: unknown) => {
      if (!signal.aborted) console.warn('The online time was not reported:', cause);
      throw cause;
    });
    if (!sent.ok) console.warn('The online time was not reported:', sent.problem.code);
  }),
});

/** The value that a logout still has to report: 1 from 50 s, 2 from 110 s, 3 from 170 s, nothing before (I1). `now` in ms. */
export function partDue(store: KeyValueStore, now: number): 1 | 2 | 3 | null {
  const since = now - (lastReport(store) ?? now);
  if (since < 50_000) return null;
  if (since < 110_000) return 1;
  return since < 170_000 ? 2 : 3;
}

/** Returns the same value and resets the count, so that another tab that logs out meanwhile does not report it again. */
export function takePartDue(store: KeyValueStore, now: number): 1 | 2 | 3 | null {
  const part = partDue(store, now);
  if (part) keepReport(store, now);
  return part;
}

export const forgetOnlineTime = (store: KeyValueStore): void => store.remove(slot.onlineTime);

const keepReport = (store: KeyValueStore, at: number) => store.set(slot.onlineTime, String(at));

/** ms since the epoch; null if storage holds no valid time. */
function lastReport(store: KeyValueStore): number | null {
  const kept = Number(store.get(slot.onlineTime) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}
