import { fromPromise } from 'xstate';
import { path } from '../../../machines/addresses.js';
import { categoryMessagesMachine, messagesOnPage, type ToRead } from '../../../machines/account/categoryMessages.js';
import type { MessageCategory } from '../../../machines/account/messages.js';
import { isAbsent, type Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { markRead } from './markRead.js';
import { tellChange, watchChanges } from './messageNews.js';
import { watchLeaving } from './watchLeaving.js';

type World = Pick<Outside, 'api' | 'read' | 'list' | 'open' | 'done' | 'store' | 'now'>;
type OfCategory = { category: MessageCategory };

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
  readCategory: fromPromise<Result<null>, ToRead>(({ input }) => markRead(world, input)),
  countCategory: fromPromise<number, OfCategory>(async ({ input: { category }, signal }) => {
    const numbers = await world.read(
      world.api.GET('/message/messageNumber', {
        params: { query: { page: 1, limit: 10 } },
        headers: noIndicator,
        signal,
      }),
    );
    const number = numbers.find((one) => one.category === category)?.number ?? 0;
    if (number === 0) tellChange(world, { kind: 'allRead', category });
    return number;
  }),
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
  watchLeaving: watchLeaving(path.messageList, 'messageList.left'),
});
