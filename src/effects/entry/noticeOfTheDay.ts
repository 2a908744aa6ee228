import { fromPromise } from 'xstate';
import type { LastNotification, NoticeCheck } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/** Version of what is stored under slot.lastNotification; versions 1 to 3 held a text or ids. */
const version = 4;

type Reader = Pick<Outside, 'api' | 'read' | 'prefetchCache'>;
type World = Reader & Pick<Outside, 'store' | 'now'>;

/** Requests the notices beside the code that shows them. */
export const prefetchNotices = (outside: Reader): Promise<unknown> =>
  outside.prefetchCache.prefetch(cached, () => readNotices(outside));

export const defineNoticeOfTheDayActors = ({ store, now, ...outside }: World) => ({
  loadDueNotices: fromPromise<NoticeCheck>(async ({ signal }) => ({
    notices: await outside.prefetchCache.take(cached, () => readNotices(outside, signal)),
    today: new Date(now()).toISOString().slice(0, 10),
    last: lastNotificationIn(store.get(slot.lastNotification)),
  })),
  storeNotices: fromPromise<void, LastNotification>(async ({ input }) => {
    store.set(slot.lastNotification, JSON.stringify({ version, ...input }));
  }),
});

const cached = 'notices of the day';

const readNotices = ({ api, read }: Reader, signal: AbortSignal | null = null) =>
  read(api.GET('/bulletin/popup', { headers: noIndicator, signal }));

/** Validates the stored text: another version or another program may have written it. Null if it does not fit. */
function lastNotificationIn(text: string | null): LastNotification | null {
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: number; date?: unknown; data?: unknown } | null;
    if (stored?.version !== version || typeof stored.date !== 'string') return null;
    const times = Object.entries(stored.data ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { date: stored.date, data: Object.fromEntries(times) };
  } catch {
    return null;
  }
}
