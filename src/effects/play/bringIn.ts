import { fromPromise } from 'xstate';
import type { components } from '../../../openapi/user-api.js';
import { bringInMachine } from '../../../machines/play/bringIn.machine.js';
import { unfinishedBringIn } from '../../../machines/play/recharging.js';
import type { BringInFate, BringInRequest } from '../../../machines/play/recharging.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { loadResumable } from '../resume.js';

type Outcome = components['schemas']['TransferInResult']['outcome'];

export const defineBringInActors = ({ api, open, newKey }: Pick<Outside, 'api' | 'open' | 'newKey'>) => ({
  reserveKey: fromPromise<string>(async () => newKey()),
  sendBringIn: fromPromise<Result<BringInFate>, BringInRequest>(
    async ({ input: { sessionId, amount, key }, signal }) => {
      const sent = await open(
        api.POST('/game/session/transferIn/{sessionId}', {
          params: { path: { sessionId }, header: { 'Idempotency-Key': key } },
          body: { amount },
          headers: noIndicator,
          signal,
        }),
      );
      return sent.ok ? { ok: true, value: fateOf(sent.value) } : sent;
    },
  ),
  traceBringIn: fromPromise<BringInFate, BringInRequest>(async ({ input: { sessionId, key }, signal }) => {
    const found = await open(
      api.POST('/game/session/transferIn/trace/{sessionId}', {
        params: { path: { sessionId } },
        body: { key },
        headers: noIndicator,
        signal,
      }),
    );
    if (!found.ok) throw new Error(found.problem.code);
    return fateOf(found.value);
  }),
});

/** What this device has sent into a session, and knows no answer to. */
export const bringInUnderWay = (world: Pick<Outside, 'store' | 'now'>, sessionId: string): BringInRequest | null =>
  unfinishedBringIn(loadResumable(world, bringInMachine), sessionId);

const fateOf = (result: { outcome: Outcome } | null | undefined): BringInFate => result?.outcome ?? 'absent';
