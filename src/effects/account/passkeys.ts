import { fromPromise } from 'xstate';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { loadPasskeys } from './newPasskey.js';

/** The screen shows the outcomes itself. */
export const definePasskeysActors = (world: Pick<Outside, 'api' | 'done' | 'open' | 'read'>) => ({
  loadPasskeys: loadPasskeys(world),
  renamePasskey: fromPromise<Result<null>, { id: string; name: string }>(({ input: { id, name }, signal }) =>
    world.done(world.api.PUT('/user/passkey/{id}', { params: { path: { id } }, body: { name }, signal })),
  ),
  revokePasskey: fromPromise<Result<null>, { id: string }>(({ input: { id }, signal }) =>
    world.done(world.api.DELETE('/user/passkey/{id}', { params: { path: { id } }, signal })),
  ),
});
