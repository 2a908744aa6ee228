import { fromPromise } from 'xstate';
import { settleInterval } from '../../../machines/shared/durations.js';
import { noIndicator } from '../../api/rules.js';
import { leadOf, restOf } from '../lead.js';
import { locksOfBrowser, type Locks } from '../locks.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { currentOwner } from '../saved.js';
import { slot, type KeyValueStore } from '../store.js';

type World = Pick<Outside, 'api' | 'read' | 'store' | 'now'>;

/** More than a player ever has running at once. */
const mostRemembered = 100;

export const defineSettlePollingActors = ({ api, read, store, now }: World, locks: Locks = locksOfBrowser()) => ({
  lead: leadOf(slot.settleLeader, locks),
  recallRest: fromPromise<number>(async () => {
    const [owner, askedAt] = (store.get(slot.settleAsked) ?? '').split(' ');
    const since = now() - Number(askedAt);
    return owner === currentOwner(store) ? restOf(settleInterval, since) : 0;
  }),
  loadSettlable: fromPromise<string | null>(async ({ signal }) => {
    store.set(slot.settleAsked, `${currentOwner(store)} ${now()}`);
    const found = await read(
      api.GET('/gamePromotion/record/getCanSettlePromotionRecord', { headers: noIndicator, signal }),
    );
    return found === null || offeredIn(store).includes(found.id) ? null : found.id;
  }),
  storeOffer: fromPromise<void, { recordId: string }>(async ({ input }) => {
    const offered = [input.recordId, ...offeredIn(store)].slice(0, mostRemembered);
    store.set(slot.settleOffered, JSON.stringify(offered));
  }),
  watchPage,
});

/** The participations that were offered on this device, newest first. Their numbers are unique among all players. */
function offeredIn(store: KeyValueStore): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store.get(slot.settleOffered) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
