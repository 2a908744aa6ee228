import { fromCallback, fromPromise, waitFor } from 'xstate';
import type { FacebookReturn, Grant } from '../../../machines/access/facebookLogin.machine.js';
import type { SessionRef } from '../../../machines/access/session.machine.js';
import type { WayInStep } from '../../../machines/access/wayIn.js';
import { systemId } from '../../../machines/system.js';
import type { Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';
import { lastKnownStep, nextStep } from './statuses.js';
import { tokenIn } from './token.js';

type World = Pick<Outside, 'api' | 'body' | 'open' | 'store' | 'newKey' | 'navigate'>;

/** The charts draw every refusal of these themselves, so nothing is toasted besides (B3). */
const drawn = { quiet: true };

export const defineFacebookStartActors = (world: Pick<World, 'api' | 'open' | 'store' | 'newKey'>) => ({
  askAddress: fromPromise<Result<{ url: string }>>(async ({ signal }) => {
    const query = { browserUUID: browserUuid(world) };
    const answer = await world.open(
      world.api.GET('/oauth/facebook/getLoginUrl', { params: { query }, cache: 'no-store', signal }),
      drawn,
    );
    if (answer.ok && !isAddress(answer.value.url)) throw new Unreachable('a login address that is none');
    return answer;
  }),
  leaveLobby: fromCallback<{ type: 'facebookStart.returned' }, { url: string }>(({ input, sendBack }) => {
    // Restored as it was left, by the back button: the chart still waits for the page to go.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: 'facebookStart.returned' });
    };
    addEventListener('pageshow', back);
    location.assign(input.url);
    return () => removeEventListener('pageshow', back);
  }),
});

/** A page of the network, or the embedded one of this origin; never a script. */
const isAddress = (url: string): boolean => /^https:\/\/[^/\\]/.test(url) || /^\/(?![/\\])/.test(url);

export const defineFacebookLoginActors = (world: World) => ({
  readReturn: fromPromise<FacebookReturn>(async ({ system }) => {
    const { pathname, search } = location;
    // Before anything else is asked: what came back must not stay in the history, nor be sent on (C9).
    if (search !== '') world.navigate(pathname, { replace: true });
    await knowsWhoIsHere(system.get(systemId.session) as SessionRef | undefined);
    return returnIn(new URLSearchParams(search));
  }),
  exchangeGrant: fromPromise<Result<{ token: string }>, Grant & { isAdult: boolean }>(
    async ({ input: { isAdult, ...grant }, signal }) => {
      const sent = { ...grant, ...(isAdult ? { isAdult } : {}), browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.POST('/oauth/facebook/login', { body: sent, signal }), drawn));
    },
  ),
  findNextStep: fromPromise<WayInStep, { token: string }>(async ({ input, signal }) => {
    // The session has the token only after this is known: what is asked next must be ready when it begins.
    const headers = { [quietHeader]: '1', Authorization: `Bearer ${input.token}` };
    const answer = await world.body(world.api.GET('/getInfo', { headers, signal }), drawn).catch(() => null);
    return answer?.ok && answer.value.user ? nextStep(world.store, answer.value.user) : lastKnownStep(world.store);
  }),
});

/** A login that binds carries the token of who began it: it must be read from the storage first. */
const knowsWhoIsHere = (session: SessionRef | undefined): Promise<unknown> | null =>
  session ? waitFor(session, (snapshot) => snapshot.hasTag('player') || snapshot.hasTag('visitor')) : null;

/** What stands in the address. Anything but a state and a code of the contract's form is no answer. */
export function returnIn(query: URLSearchParams): FacebookReturn {
  if (query.get('error') === 'access_denied') return { kind: 'denied' };
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
  const isOurs = !query.has('error') && /^[\w-]{43}$/.test(state) && code.length >= 1 && code.length <= 512;
  return isOurs ? { kind: 'granted', grant: { state, code } } : { kind: 'none' };
}
