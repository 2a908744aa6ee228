import { fromPromise } from 'xstate';
import { unreadInterval } from '../../../machines/shared/durations.js';
import { noIndicator } from '../../api/rules.js';
import { leadOf, restOf } from '../lead.js';
import { locksOfBrowser, type Locks } from '../locks.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { slot } from '../store.js';
import { countedIn, tellCount, watchMessages } from './messageNews.js';

type World = Pick<Outside, 'api' | 'read' | 'store' | 'now'>;

export const defineUnreadMessagesActors = (world: World, locks: Locks = locksOfBrowser()) => ({
  lead: leadOf(slot.messagesLeader, locks),
  watchMessages: watchMessages(world),
  watchPage,
  recallRest: fromPromise<number>(async () => {
    const since = world.now() - (countedIn(world.store)?.at ?? Number.NaN);
    return restOf(unreadInterval, since);
  }),
  loadUnread: fromPromise<number>(async ({ signal }) => {
    const total = await loadUnread(world, signal);
    tellCount(world, total);
    return total;
  }),
});

/** The sum over the categories (section 4). */
async function loadUnread({ api, read }: Pick<World, 'api' | 'read'>, signal: AbortSignal): Promise<number> {
  const numbers = await read(
    api.GET('/message/messageNumber', {
      params: { query: { page: 1, limit: 10 } },
      headers: noIndicator,
      signal,
    }),
  );
  return numbers.reduce((sum, { number }) => sum + number, 0);
}
