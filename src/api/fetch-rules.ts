import type { ApiOptions } from './client.js';
import { quietHeader } from './rules.js';

/** B4: 60 s, and 300 s where a payment channel or a picture is under way. */
const timeout = 60_000;
const longTimeout = 300_000;
const isSlow = (path: string) => /\/(charge|recharge|upload)$/.test(path);

/** Waits before the second and third try of a read (B4). Writes are never resent blindly. */
const backoff = [400, 1_200] as const;

type Send = (request: Request) => Promise<Response>;
type Rules = Pick<ApiOptions, 'tell' | 'keepBlocked' | 'fetch'>;

/** The rules of every call: time limit, repeated reads, loading indicator, HTTP 403. */
export function fetchWithRules({ tell, keepBlocked, fetch: send = (request) => fetch(request) }: Rules) {
  return async (asked: Request): Promise<Response> => {
    const isQuiet = asked.headers.has(quietHeader);
    asked.headers.delete(quietHeader);
    const { pathname } = new URL(asked.url);
    if (!isQuiet) tell({ type: 'request.started' });
    try {
      const response = await sendWithin(asked, isSlow(pathname) ? longTimeout : timeout, whole(send));
      if (response.status === 403) {
        keepBlocked({ path: pathname, code: 403, time: new Date().toISOString() });
        tell({ type: 'request.blocked' });
      }
      return response;
    } finally {
      if (!isQuiet) tell({ type: 'request.settled' });
    }
  };
}

/** An answer that stops halfway is none: the limit and the further tries hold for its body too. */
const whole =
  (send: Send): Send =>
  async (request) => {
    const response = await send(request);
    return response.body ? new Response(await response.text(), response) : response;
  };

async function sendWithin(asked: Request, limit: number, send: Send): Promise<Response> {
  const ended = new AbortController();
  const stop = () => ended.abort(asked.signal.reason);
  asked.signal.addEventListener('abort', stop, { once: true });
  if (asked.signal.aborted) stop();
  const timer = setTimeout(() => ended.abort(new DOMException('no answer in time', 'TimeoutError')), limit);
  try {
    return await (asked.method === 'GET'
      ? readAgain(asked, ended.signal, send)
      : send(new Request(asked, { signal: ended.signal })));
  } finally {
    clearTimeout(timer);
    asked.signal.removeEventListener('abort', stop);
  }
}

/** Sends a read, and once more after each wait while it finds no answer or a broken server. */
async function readAgain(
  asked: Request,
  signal: AbortSignal,
  send: Send,
  waits: readonly number[] = backoff,
): Promise<Response> {
  const [wait, ...rest] = waits;
  if (wait === undefined) return send(new Request(asked, { signal }));
  const response = await send(new Request(asked, { signal })).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    return null;
  });
  if (response && response.status < 500) return response;
  await pause(wait, signal);
  return readAgain(asked, signal, send, rest);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
