import { fromPromise } from 'xstate';
import { noIndicator } from '../../api/rules.js';
import { leadOf } from '../lead.js';
import { locksOfBrowser, type Locks } from '../locks.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { currentOwner } from '../saved.js';
import { slot, type KeyValueStore } from '../store.js';

type World = Pick<Outside, 'api' | 'read' | 'store' | 'now'>;

/** Between two requests of one player, in ms (section 4). */
const interval = 300_000;
/** More than a player ever has running at once. */
const mostRemembered = 100;

export const defineSettlePollingActors = ({ api, read, store, now }: World, locks: Locks = locksOfBrowser()) => ({
  lead: leadOf(slot.settleLeader, locks),
  recallRest: fromPromise<number>(async () => {
    const [owner, askedAt] = (store.get(slot.settleAsked) ?? '').split(' ');
    const since = now() - Number(askedAt);
    // An unreadable time, or one in the future after the clock was set back, is no reason to wait.
    return owner === currentOwner(store) && since >= 0 && since < interval ? interval - since : 0;
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
