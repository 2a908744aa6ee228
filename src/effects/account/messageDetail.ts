import { fromPromise } from 'xstate';
import type { MessageInfo } from '../../../machines/account/messages.js';
import { isAbsent, type Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { tellChange, watchChanges } from './messageNews.js';

type World = Pick<Outside, 'api' | 'open' | 'done' | 'store' | 'now'>;

export const defineMessageDetailActors = (world: World) => ({
  loadMessage: fromPromise<Result<MessageInfo>, { id: string }>(async ({ input: { id }, signal }) => {
    const result = await world.open(
      world.api.GET('/message/info/{id}', { params: { path: { id } }, headers: noIndicator, signal }),
    );
    // Any other refusal is a failure that can be retried.
    if (!result.ok && !isAbsent(result)) throw new Unreachable(result.problem.code);
    return result;
  }),
  markRead: fromPromise<Result<null>, { id: string }>(async ({ input: { id }, signal }) => {
    const result = await world.done(
      world.api.POST('/message/read/{id}', { params: { path: { id } }, headers: noIndicator, signal }),
    );
    if (result.ok) tellChange(world, { kind: 'read', ids: [id] });
    return result;
  }),
  watchChanges: watchChanges(world),
});
