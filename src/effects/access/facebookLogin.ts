import { fromPromise, waitFor } from 'xstate';
import type { FacebookReturn, Grant } from '../../../machines/access/facebookLogin.machine.js';
import type { LoginStep } from '../../../machines/access/loginSteps.js';
import type { SessionRef } from '../../../machines/access/session.machine.js';
import { systemId } from '../../../machines/system.js';
import type { Result } from '../../../machines/vocabulary.js';
import { drawnInPlace, quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';
import { lastKnownStep, nextStep } from './statuses.js';
import { tokenIn } from './token.js';

type World = Pick<Outside, 'api' | 'body' | 'store' | 'newKey' | 'navigate'>;

export const defineFacebookLoginActors = (world: World) => ({
  readReturn: fromPromise<FacebookReturn>(async ({ system }) => {
    const { pathname, search } = location;
    // Before the first request: the result must not stay in the history, nor be sent as a referrer (C9).
    if (search !== '') world.navigate(pathname, { replace: true });
    await knowsWhoIsHere(system.get(systemId.session) as SessionRef | undefined);
    return returnIn(new URLSearchParams(search));
  }),
  exchangeGrant: fromPromise<Result<{ token: string }>, Grant & { isAdult: boolean }>(
    async ({ input: { isAdult, ...grant }, signal }) => {
      const sent = { ...grant, ...(isAdult ? { isAdult } : {}), browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.POST('/oauth/facebook/login', { body: sent, signal }), drawnInPlace));
    },
  ),
  findNextStep: fromPromise<LoginStep, { token: string }>(async ({ input, signal }) => {
    // The session gets the token only after this is known, because the next step must be known when the session begins.
    const headers = { [quietHeader]: '1', Authorization: `Bearer ${input.token}` };
    const answer = await world.body(world.api.GET('/getInfo', { headers, signal }), drawnInPlace).catch(() => null);
    return answer?.ok && answer.value.user ? nextStep(world.store, answer.value.user) : lastKnownStep(world.store);
  }),
});

/** A login that binds sends the token of the player who started it, so the token must be read from storage first. */
const knowsWhoIsHere = (session: SessionRef | undefined): Promise<unknown> | null =>
  session ? waitFor(session, (snapshot) => snapshot.hasTag('player') || snapshot.hasTag('visitor')) : null;

/** The result in the URL. Anything but a state and a code in the contract's format counts as no result. */
export function returnIn(query: URLSearchParams): FacebookReturn {
  if (query.get('error') === 'access_denied') return { kind: 'denied' };
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
  const isOurs = !query.has('error') && /^[\w-]{43}$/.test(state) && code.length >= 1 && code.length <= 512;
  return isOurs ? { kind: 'granted', grant: { state, code } } : { kind: 'none' };
}
