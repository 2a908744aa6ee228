import { fromPromise } from 'xstate';
import { path } from '../../../machines/addresses.js';
import { categoryMessagesMachine, messagesOnPage } from '../../../machines/account/categoryMessages.js';
import { isAbsent, type Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { provideMarking } from './messageMarking.js';
import { tellChange, watchChanges } from './messageNews.js';

type World = Pick<Outside, 'api' | 'read' | 'list' | 'open' | 'done' | 'store' | 'now'>;

export const defineMessageListActors = (world: World) => ({
  categoryMessages: provideRows(categoryMessagesMachine, ({ query: category, page }, signal) =>
    world.list(
      world.api.GET('/message/list', {
        params: { query: { category, page, limit: messagesOnPage } },
        headers: noIndicator,
        signal,
      }),
    ),
  ),
  messageMarking: provideMarking(world, path.messageList),
  deleteMessages: fromPromise<Result<null>, { ids: readonly string[] }>(async ({ input: { ids }, signal }) => {
    const result = await world.done(
      world.api.DELETE('/message/{ids}', { params: { path: { ids: ids.join(',') } }, signal }),
    );
    if (result.ok) tellChange(world, { kind: 'deleted', ids });
    return result;
  }),
  hasMessage: fromPromise<boolean, { id: string }>(async ({ input: { id }, signal }) => {
    const result = await world.open(
      world.api.GET('/message/info/{id}', { params: { path: { id } }, headers: noIndicator, signal }),
    );
    // Any other refusal says nothing about the message.
    if (!result.ok && !isAbsent(result)) throw new Unreachable(result.problem.code);
    return result.ok;
  }),
  watchChanges: watchChanges(world),
});
