import { requestTimeout, slowRequestTimeout } from '../../machines/shared/durations.js';
import type { ApiOptions } from './client.js';
import { quietHeader } from './rules.js';
import { progressHeader, sendWithProgress } from './send-with-progress.js';

const isSlow = (path: string) => /\/(charge|recharge|upload)$/.test(path);

/** ms before the second and third attempt of a read (B4). Writes are never repeated without a lookup. */
const backoff = [400, 1_200] as const;

type Send = (request: Request) => Promise<Response>;
type Rules = Pick<ApiOptions, 'notify' | 'keepBlocked' | 'onDate' | 'fetch'>;

/** `fetch` tells nothing about the progress of an upload, so a request that is followed goes another way. */
const sendByBrowser: Send = (request) =>
  request.headers.has(progressHeader) ? sendWithProgress(request) : fetch(request);

/** The rules of every request: timeout, retries of reads, loading indicator, HTTP 403. */
export function fetchWithRules({ notify, keepBlocked, onDate, fetch: send = sendByBrowser }: Rules) {
  return async (asked: Request): Promise<Response> => {
    const isQuiet = asked.headers.has(quietHeader);
    asked.headers.delete(quietHeader);
    const { pathname } = new URL(asked.url);
    if (!isQuiet) notify({ type: 'requests.started' });
    try {
      const response = await sendWithin(asked, isSlow(pathname) ? slowRequestTimeout : requestTimeout, whole(send));
      onDate?.(response.headers.get('Date'));
      if (response.status === 403) {
        keepBlocked({ path: pathname, code: 403, time: new Date().toISOString() });
        notify({ type: 'requests.blocked' });
      }
      return response;
    } finally {
      if (!isQuiet) notify({ type: 'requests.settled' });
    }
  };
}

/** Reads the body before it returns, so that the timeout and the retries also cover a body that breaks off. */
const whole =
  (send: Send): Send =>
  async (request) => {
    const response = await send(request);
    return response.body ? new Response(await response.text(), response) : response;
  };

function sendWithin(asked: Request, limit: number, send: Send): Promise<Response> {
  const signal = firstOf(asked.signal, AbortSignal.timeout(limit));
  return asked.method === 'GET' ? sendWithRetries(asked, signal, send) : send(new Request(asked, { signal }));
}

/** Aborts as soon as one of the signals does. `AbortSignal.any` is missing in Safari 17.3, Chrome 115 and Firefox 123. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: first.signal });
  }
  return first.signal;
}

/** Sends a read and retries it after each wait, as long as there is no response or a 5xx. */
async function sendWithRetries(
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
  return sendWithRetries(asked, signal, send, rest);
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
