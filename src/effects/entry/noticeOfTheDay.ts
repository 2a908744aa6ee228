import { fromPromise } from 'xstate';
import type { LastNotification, NoticeCheck } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/** Version of what is stored under slot.lastNotification; version 1 held the text of the notice. */
const version = 2;

type World = Pick<Outside, 'api' | 'read' | 'store' | 'now'>;

export const defineNoticeOfTheDayActors = ({ api, read, store, now }: World) => ({
  checkNotice: fromPromise<NoticeCheck>(async ({ signal }) => ({
    notice: await read(api.GET('/bulletin/popup', { headers: { [quietHeader]: '1' }, signal }), { quiet: true }),
    today: new Date(now()).toISOString().slice(0, 10),
    last: lastNotificationIn(store.get(slot.lastNotification)),
  })),
  rememberNotice: fromPromise<void, LastNotification>(async ({ input }) => {
    store.set(slot.lastNotification, JSON.stringify({ version, ...input }));
  }),
});

/** Validates the stored text: another version or another program may have written it. Null if it does not fit. */
function lastNotificationIn(text: string | null): LastNotification | null {
  try {
    const stored = JSON.parse(text ?? 'null') as (Partial<LastNotification> & { version?: number }) | null;
    if (stored?.version !== version || typeof stored.date !== 'string' || typeof stored.data !== 'string') return null;
    return { date: stored.date, data: stored.data };
  } catch {
    return null;
  }
}
