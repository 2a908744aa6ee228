import { path } from '../../../machines/addresses.js';
import { categoryMessagesMachine, messagesOnPage } from '../../../machines/account/categoryMessages.js';
import { deletionWrite } from '../../../machines/account/writes.js';
import { isAbsent, present } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';
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
  sendDeletion: provideWrite(deletionWrite, {
    send: async ({ ids }, signal) => {
      const result = await world.done(
        world.api.DELETE('/message/{ids}', { params: { path: { ids: ids.join(',') } }, signal }),
      );
      if (result.ok) tellChange(world, { kind: 'deleted', ids });
      return result;
    },
    trace: async ({ ids: [id] }, signal) => {
      const result = await world.open(
        world.api.GET('/message/info/{id}', { params: { path: { id: present(id) } }, headers: noIndicator, signal }),
      );
      // Any other refusal says nothing about the message.
      if (!result.ok && !isAbsent(result)) throw new Unreachable(result.problem.code);
      return outcomeOf(!result.ok);
    },
  }),
  watchChanges: watchChanges(world),
});
