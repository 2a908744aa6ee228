import { fromPromise } from 'xstate';
import type { Bulletin } from '../../../machines/entry/notice.machine.js';
import type { BulletinInfo } from '../../../machines/entry/noticeDetail.machine.js';
import type { LastNotification, NoticeCheck } from '../../../machines/entry/noticeOfTheDay.machine.js';
import type { Offer } from '../../../machines/entry/offers.machine.js';
import type { Paged, Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

const headers = { [quietHeader]: '1' };
const opening = { quiet: true };
const limit = 30;

export const defineNoticeActors = ({ api, list }: Pick<Outside, 'api' | 'list'>) => ({
  loadBulletins: fromPromise<Paged<Bulletin>, { page: number }>(({ input: { page }, signal }) =>
    list(api.GET('/bulletin/list', { params: { query: { page, limit } }, headers, signal }), opening),
  ),
});

export const defineNoticeDetailActors = ({ api, open }: Pick<Outside, 'api' | 'open'>) => ({
  loadBulletin: fromPromise<Result<BulletinInfo>, { bulletinId: string }>(async ({ input, signal }) => {
    const result = await open(
      api.GET('/bulletin/info/{id}', { params: { path: { id: input.bulletinId } }, headers, signal }),
      opening,
    );
    // Any other refusal says nothing about the notice.
    if (!result.ok && !['notFound', 'invalidRequest'].includes(result.problem.code))
      throw new Unreachable(result.problem.code);
    return result;
  }),
});

export const defineNoticeOfTheDayActors = ({
  api,
  read,
  store,
  now,
}: Pick<Outside, 'api' | 'read' | 'store' | 'now'>) => ({
  checkNotice: fromPromise<NoticeCheck>(async ({ signal }) => ({
    notice: await read(api.GET('/bulletin/popup', { headers, signal }), opening),
    today: new Date(now()).toISOString().slice(0, 10),
    last: keptNotification(store.get(slot.lastNotification)),
  })),
  rememberNotice: fromPromise<void, LastNotification>(async ({ input }) => {
    store.set(slot.lastNotification, JSON.stringify({ version, ...input }));
  }),
});

export const defineOffersActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadOffers: fromPromise<readonly Offer[]>(({ signal }) =>
    read(api.GET('/banner/list', { params: { query: { position: 'promotion' } }, headers, signal }), opening),
  ),
});

const version = 1;

/** What an earlier version kept, or nobody can read, is nothing. */
function keptNotification(text: string | null): LastNotification | null {
  try {
    const kept = JSON.parse(text ?? 'null') as (Partial<LastNotification> & { version?: number }) | null;
    if (kept?.version !== version || typeof kept.date !== 'string' || typeof kept.data !== 'string') return null;
    return { date: kept.date, data: kept.data };
  } catch {
    return null;
  }
}
