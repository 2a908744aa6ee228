import { messageMarkingMachine } from '../../../machines/account/messageMarking.machine.js';
import { markingWrite } from '../../../machines/account/writes.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';
import { forgetCount, tellChange } from './messageNews.js';
import { watchLeaving } from './watchLeaving.js';

type World = Pick<Outside, 'api' | 'read' | 'done' | 'store' | 'now'>;

/** `page`: the path of the page on which the player can undo it. */
export const provideMarking = (world: World, page: string) =>
  messageMarkingMachine.provide({
    actors: {
      watchLeaving: watchLeaving(page),
      sendMarking: provideWrite(markingWrite, {
        send: async ({ category, upTo }) => {
          const body = { ...(category ? { category } : {}), ...(upTo === null ? {} : { upTo }) };
          // It is sent as the player leaves, perhaps with the tab: the browser keeps it alive, and the page never gets the response.
          forgetCount(world.store);
          const call = world.api.POST('/message/allRead', { body, headers: noIndicator, keepalive: true });
          const result = await world.done(call);
          if (result.ok) tellChange(world, { kind: 'allRead', category });
          return result;
        },
        // Messages that are unread tell that it never arrived. The page offers to mark them again.
        trace: async ({ category }, signal) => {
          const query = { page: 1, limit: 10 };
          const numbers = await world.read(
            world.api.GET('/message/messageNumber', { params: { query }, headers: noIndicator, signal }),
          );
          const isUnread = numbers.some((one) => one.number > 0 && (category === null || one.category === category));
          if (!isUnread) tellChange(world, { kind: 'allRead', category });
          return outcomeOf(!isUnread);
        },
      }),
    },
  });
