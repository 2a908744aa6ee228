import { fromPromise } from 'xstate';
import { isTaken, type FoundActivity } from '../../../machines/promotions/activity.js';
import type { Activity } from '../../../machines/promotions/promotions.machine.js';
import { activityWrite } from '../../../machines/promotions/writes.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideWrite } from '../shared/provideWrite.js';
import { watchClock } from '../shared/watchClock.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey' | 'now'>;
type Asked = { activityId: string };

/** ms. The countdown names minutes, so half a minute is often enough. */
const tick = 30_000;

export const defineActivityDetailActors = ({ api, open, read, newKey, now }: World) => {
  const info = ({ activityId: id }: Asked, signal: AbortSignal) =>
    api.GET('/activity/info/{id}', { params: { path: { id } }, headers: noIndicator, signal });
  const readNow = (activity: Activity): FoundActivity => ({ activity, readAt: now() });
  const found = (result: Result<Activity>): Result<FoundActivity> =>
    result.ok ? { ok: true, value: readNow(result.value) } : result;
  return {
    loadActivity: fromPromise<Result<FoundActivity>, Asked>(async ({ input, signal }) =>
      found(await open(info(input, signal))),
    ),
    reserveKey: fromPromise<string>(async () => newKey()),
    sendStep: provideWrite(activityWrite, {
      send: async ({ activityId: id, step, key }, signal) => {
        const params = { path: { id } };
        // Joining has no key on the wire: a repeat changes nothing.
        if (step === 'join') return found(await open(api.POST('/activity/participate/{id}', { params, signal })));
        const header = { 'Idempotency-Key': key };
        const claimed = await open(api.POST('/activity/claim/{id}', { params: { ...params, header }, signal }));
        return claimed.ok ? { ok: true, value: readNow(claimed.value.activity) } : claimed;
      },
      // The event itself tells.
      trace: async (request, signal) => {
        const activity = await read(info(request, signal));
        return isTaken(activity, request.step) ? { ok: true, value: readNow(activity) } : null;
      },
    }),
    watchClock: watchClock(now, tick),
  };
};
