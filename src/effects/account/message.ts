import { fromPromise } from 'xstate';
import { path } from '../../../machines/addresses.js';
import type { CategoryNews } from '../../../machines/account/message.machine.js';
import { messageCategories } from '../../../machines/account/messages.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideMarking } from './messageMarking.js';
import { watchMessages } from './messageNews.js';

type World = Pick<Outside, 'api' | 'read' | 'list' | 'done' | 'store' | 'now'>;

/** The screen shows both outcomes itself. */
export const defineMessageActors = (world: World) => ({
  loadNews: fromPromise<readonly CategoryNews[]>(async ({ signal }) => {
    const { api, read, list } = world;
    const [numbers, ...newest] = await Promise.all([
      read(
        api.GET('/message/messageNumber', { params: { query: { page: 1, limit: 10 } }, headers: noIndicator, signal }),
      ),
      ...messageCategories.map((category) =>
        list(
          api.GET('/message/list', {
            params: { query: { category, page: 1, limit: 1 } },
            headers: noIndicator,
            signal,
          }),
        ),
      ),
    ]);
    return messageCategories.map((category, index) => ({
      category,
      number: numbers.find((one) => one.category === category)?.number ?? 0,
      latest: newest[index]?.rows[0] ?? null,
    }));
  }),
  messageMarking: provideMarking(world, path.message),
  watchMessages: watchMessages(world),
});
