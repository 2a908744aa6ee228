import { fromCallback, fromPromise } from 'xstate';
import type { ActivityRequest } from '../../../machines/promotions/activity.js';
import type { Activity } from '../../../machines/promotions/promotions.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { drawnInPlace, quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey' | 'now'>;
type Asked = { activityId: string };

/** The countdown names minutes, so half a minute is often enough. ms. */
const tick = 30_000;

export const defineActivityDetailActors = ({ api, open, read, newKey, now }: World) => {
  const info = ({ activityId: id }: Asked, signal: AbortSignal) =>
    api.GET('/activity/info/{id}', { params: { path: { id } }, headers: { [quietHeader]: '1' }, signal });
  return {
    loadActivity: fromPromise<Result<Activity>, Asked>(({ input, signal }) => open(info(input, signal), drawnInPlace)),
    askActivity: fromPromise<Activity, Asked>(({ input, signal }) => read(info(input, signal), drawnInPlace)),
    reserveKey: fromPromise<string>(async () => newKey()),
    sendStep: fromPromise<Result<Activity>, ActivityRequest>(
      async ({ input: { activityId: id, step, key }, signal }) => {
        const params = { path: { id } };
        // Joining has no key on the wire: a repeat changes nothing.
        if (step === 'join') return open(api.POST('/activity/participate/{id}', { params, signal }), drawnInPlace);
        const header = { 'Idempotency-Key': key };
        const claimed = await open(
          api.POST('/activity/claim/{id}', { params: { ...params, header }, signal }),
          drawnInPlace,
        );
        return claimed.ok ? { ok: true, value: claimed.value.activity } : claimed;
      },
    ),
    watchClock: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'clock.ticked', at: now() });
      report();
      const timer = setInterval(report, tick);
      return () => clearInterval(timer);
    }),
  };
};
