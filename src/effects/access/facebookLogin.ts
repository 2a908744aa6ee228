import { fromPromise, waitFor } from 'xstate';
import type { FacebookReturn, Grant } from '../../../machines/access/facebookLogin.machine.js';
import type { LoginStep } from '../../../machines/access/loginSteps.js';
import type { SessionRef } from '../../../machines/access/session.machine.js';
import { systemId } from '../../../machines/system.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';
import { takeReturn } from './facebookReturn.js';
import { lastKnownStep, nextStep } from './statuses.js';
import { tokenIn } from './token.js';

type World = Pick<Outside, 'api' | 'body' | 'store' | 'newKey' | 'navigate'>;

export const defineFacebookLoginActors = (world: World) => ({
  recallReturn: fromPromise<FacebookReturn>(async ({ system }) => {
    const returned = takeReturn(world);
    await knowsWhoIsHere(system.get(systemId.session) as SessionRef | undefined);
    return returned;
  }),
  exchangeGrant: fromPromise<Result<{ token: string }>, Grant & { isAdult: boolean }>(
    async ({ input: { isAdult, ...grant }, signal }) => {
      const sent = { ...grant, ...(isAdult ? { isAdult } : {}), browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.POST('/oauth/facebook/login', { body: sent, signal })));
    },
  ),
  loadNextStep: fromPromise<LoginStep, { token: string }>(async ({ input, signal }) => {
    // The session gets the token only after this is known, because the next step must be known when the session begins.
    const headers = { ...noIndicator, Authorization: `Bearer ${input.token}` };
    const answer = await world.body(world.api.GET('/getInfo', { headers, signal })).catch(() => null);
    return answer?.ok && answer.value.user ? nextStep(world.store, answer.value.user) : lastKnownStep(world.store);
  }),
});

/** A player who is logged in already is redirected, so the token must be read from storage first. */
const knowsWhoIsHere = (session: SessionRef | undefined): Promise<unknown> | null =>
  session ? waitFor(session, (snapshot) => snapshot.hasTag('player') || snapshot.hasTag('visitor')) : null;
