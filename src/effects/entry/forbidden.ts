import { fromPromise } from 'xstate';
import type { BlockedFailure } from '../../../machines/entry/forbidden.machine.js';
import { openHeader, withToast } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'api' | 'open' | 'store' | 'now'>;

export const defineForbiddenActors = ({ api, open, store, now }: World) => ({
  recallFailure: fromPromise<BlockedFailure | null>(async () => {
    const failure = failureIn(store.get(slot.blocked));
    // A failure from before this document was opened says nothing about the access now.
    return failure && Date.parse(failure.time) >= now() - performance.now() ? failure : null;
  }),
  checkAccess: fromPromise<boolean>(async ({ signal }) => {
    const { ok } = await open(api.GET('/game/getWebsiteInfo', { headers: { [openHeader]: '1' }, signal }), withToast);
    if (ok) store.remove(slot.blocked);
    return ok;
  }),
});

/** Validates the stored text: another version or another program may have written it. Null if it does not fit. */
function failureIn(text: string | null): BlockedFailure | null {
  try {
    const { path, code, time } = (JSON.parse(text ?? 'null') ?? {}) as Partial<BlockedFailure>;
    return typeof path === 'string' && typeof code === 'number' && typeof time === 'string'
      ? { path, code, time }
      : null;
  } catch {
    return null;
  }
}
