import { fromPromise } from 'xstate';
import type { BlockedFailure } from '../../../machines/entry/forbidden.machine.js';
import { openHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';

export const defineForbiddenActors = ({ api, open, store }: Pick<Outside, 'api' | 'open' | 'store'>) => ({
  readFailure: fromPromise<BlockedFailure | null>(async () => failureIn(store.get(slot.blocked))),
  checkAccess: fromPromise<boolean>(async ({ signal }) => {
    const { ok } = await open(api.GET('/game/getWebsiteInfo', { headers: { [openHeader]: '1' }, signal }));
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
