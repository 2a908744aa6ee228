import { fromCallback, fromPromise } from 'xstate';
import type { Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';

export const defineFacebookStartActors = (world: Pick<Outside, 'api' | 'open' | 'store' | 'newKey'>) => ({
  requestAddress: fromPromise<Result<{ url: string }>>(async ({ signal }) => {
    const query = { browserUUID: browserUuid(world) };
    const answer = await world.open(
      world.api.GET('/oauth/facebook/getLoginUrl', { params: { query }, cache: 'no-store', signal }),
    );
    if (answer.ok && !isAddress(answer.value.url)) throw new Unreachable('a login address that is none');
    return answer;
  }),
  leaveLobby: fromCallback<{ type: 'facebookStart.returned' }, { url: string }>(({ input, sendBack }) => {
    // The Back button restored the page from the browser's cache: the chart still waits for the page to unload.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: 'facebookStart.returned' });
    };
    addEventListener('pageshow', back);
    location.assign(input.url);
    return () => removeEventListener('pageshow', back);
  }),
});

/** Accepts an https page, or the embedded one of this origin; never a script. */
const isAddress = (url: string): boolean => /^https:\/\/[^/\\]/.test(url) || /^\/(?![/\\])/.test(url);
