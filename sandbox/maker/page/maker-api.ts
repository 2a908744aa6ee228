import type { DecideRequest, EnterAnswer, MakerError, PlayAnswer, PlayRequest, WireState } from './wire.js';

/** The maker refused. A retry would get the same response. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly reason: MakerError) {
    super(reason);
  }
}

type Link = {
  /** Called when the connection is lost or restored. */
  readonly onLink: (isLost: boolean) => void;
  /** Called when it has been lost for half a minute (decision J2). */
  readonly onGivingUp: () => void;
};

const answerWithin = 8_000;
const askAgainAfter = 1_500;
const giveUpAfter = 30_000;

/**
 * The maker's API. Every request is retried until the maker responds. That is safe because every request is idempotent:
 * a bet and a decision carry the key of their round.
 */
export function makerApi(link: Link) {
  let token = '';
  const ask = async <T>(path: string, body: object | null): Promise<T> => {
    const lostSince = { at: null as number | null, isTold: false };
    for (;;) {
      const answer = await send(path, body, token)
        .then(read)
        .catch(() => null);
      if (answer !== null) {
        if (lostSince.at !== null) link.onLink(false);
        if (answer.isAccepted) return answer.found as T;
        throw new Refused(reasonIn(answer.found));
      }
      lostSince.at ??= performance.now();
      link.onLink(true);
      if (!lostSince.isTold && performance.now() - lostSince.at > giveUpAfter) {
        lostSince.isTold = true;
        link.onGivingUp();
      }
      await untilRetry();
    }
  };
  return {
    enter: async (ticket: string): Promise<WireState> => {
      const { token: given, state } = await ask<EnterAnswer>('enter', { ticket });
      token = given;
      return state;
    },
    play: (request: PlayRequest) => ask<PlayAnswer>('play', request),
    decide: (request: DecideRequest) => ask<PlayAnswer>('decide', request),
    state: () => ask<WireState>('state', null),
  };
}

function send(path: string, body: object | null, token: string): Promise<Response> {
  const headers: Record<string, string> = token === '' ? {} : { Authorization: `Bearer ${token}` };
  return fetch(`/sandbox/maker/api/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: body === null ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: body === null ? null : JSON.stringify(body),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithin),
  });
}

/** Null if the response is not the maker's: a server error, the page of a proxy, a truncated body. */
async function read(response: Response): Promise<{ isAccepted: boolean; found: unknown } | null> {
  return response.status < 500 ? { isAccepted: response.ok, found: await response.json() } : null;
}

/** Waits, at most until the browser reports that the network is back. */
function untilRetry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, askAgainAfter);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });
}

function reasonIn(found: unknown): MakerError {
  return typeof found === 'object' && found !== null && 'error' in found ? (found.error as MakerError) : 'closed';
}

/** Of a round: one that is sent again keeps its key. */
export function newKey(): string {
  // randomUUID is missing on a page that is not served over HTTPS.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
