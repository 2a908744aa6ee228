import { fromPromise } from 'xstate';
import type { FacebookReturn, Grant } from '../../../machines/access/facebookLogin.machine.js';
import type { SocialBind } from '../../../machines/account/socialBinds.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import { browserUuid } from '../access/browser-uuid.js';
import { takeReturn } from '../access/facebookReturn.js';
import { tokenIn } from '../access/token.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'body' | 'read' | 'done' | 'store' | 'newKey' | 'navigate'>;

/** The screen shows every outcome itself. */
export const defineSocialBindsActors = (world: World) => ({
  recallReturn: fromPromise<FacebookReturn>(async () => takeReturn(world)),
  bindNetwork: fromPromise<Result<null>, Grant>(async ({ input, signal }) => {
    const sent = { ...input, browserUUID: browserUuid(world) };
    const answer = tokenIn(await world.body(world.api.POST('/oauth/facebook/login', { body: sent, signal })));
    // A bind keeps the session, so the token is the one that the request was sent with.
    return answer.ok ? { ok: true, value: null } : answer;
  }),
  loadBinds: fromPromise<readonly SocialBind[]>(({ signal }) =>
    world.read(world.api.GET('/user/socialBind/list', { headers: noIndicator, signal })),
  ),
  unbindNetwork: fromPromise<Result<null>>(({ signal }) =>
    world.done(world.api.DELETE('/user/socialBind/{type}', { params: { path: { type: 'facebook' } }, signal })),
  ),
});
