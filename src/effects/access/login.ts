import { fromPromise } from 'xstate';
import type { LoginForm } from '../../../machines/access/login.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';
import { tokenIn } from './token.js';

type World = Pick<Outside, 'api' | 'body' | 'store' | 'newKey'>;

export const defineLoginActors = (world: World) => ({
  logIn: fromPromise<Result<{ token: string }>, LoginForm>(
    async ({ input: { username, password, captcha }, signal }) => {
      const sent = { username, password, ...captcha, browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.POST('/login', { body: sent, signal })));
    },
  ),
});
