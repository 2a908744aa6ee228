import type { FacebookReturn } from '../../../machines/access/facebookLogin.machine.js';
import type { Outside } from '../outside.js';

/** Reads the result in the URL and removes it: it must not stay in the history, nor be sent as a referrer (C9). */
export function takeReturn({ navigate }: Pick<Outside, 'navigate'>): FacebookReturn {
  const { pathname, search } = location;
  if (search !== '') navigate(pathname, { replace: true });
  return returnIn(new URLSearchParams(search));
}

/** The result in the URL. Anything but a state and a code in the contract's format counts as no result. */
export function returnIn(query: URLSearchParams): FacebookReturn {
  if (query.get('error') === 'access_denied') return { kind: 'denied' };
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
  const isOurs = !query.has('error') && /^[\w-]{43}$/.test(state) && code.length >= 1 && code.length <= 512;
  return isOurs ? { kind: 'granted', grant: { state, code } } : { kind: 'none' };
}
