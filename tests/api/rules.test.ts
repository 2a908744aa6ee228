import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSignalTimeout } from '../support/signal-timeout.js';
import { createWorld, offline, ok } from './world.js';

// As in a browser before Safari 17.4, Chrome 116 and Firefox 124.
const { any } = AbortSignal;
beforeEach(() => {
  Object.assign(AbortSignal, { any: undefined });
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  Object.assign(AbortSignal, { any });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const body = { channelId: 'gcash', amount: 50_000 };
const charge = {
  params: { path: { method: 'qr' }, header: { 'Idempotency-Key': '7d2f1a34-0000-4000-8000-000000000001' } },
  body,
};

/** The first half of a response; the test decides what follows. */
const begun = (then: (stream: ReadableStreamDefaultController) => void): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"code":200,'));
        then(stream);
      },
    }),
  );
const halfway = () => begun((stream) => stream.error(new TypeError('the connection was lost')));
const endless = ({ signal }: Request) =>
  begun((stream) => signal.addEventListener('abort', () => stream.error(signal.reason)));

/** The state of a request, without waiting for it. */
function watch<T>(call: Promise<T>) {
  const outcome: { value?: T; error?: unknown; isSettled: boolean } = { isSettled: false };
  call.then(
    (value) => Object.assign(outcome, { value, isSettled: true }),
    (error: unknown) => Object.assign(outcome, { error, isSettled: true }),
  );
  return outcome;
}

describe('a read', () => {
  test('without a response is retried after 400 ms and again after 1200 ms (B4)', async () => {
    const { api, sent } = createWorld([offline(), offline(), ok()]);
    const outcome = watch(api.GET('/game/home'));
    await vi.advanceTimersByTimeAsync(399);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_199);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    expect(outcome.value?.data).toEqual({ code: 200, msg: 'OK' });
  });

  test('is given up after the third attempt', async () => {
    const { api, sent } = createWorld([offline()]);
    const outcome = watch(api.GET('/game/home'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(3);
    expect(outcome.error).toBeInstanceOf(TypeError);
  });

  test('is retried after a 5xx, and not after any other response', async () => {
    const broken = createWorld([new Response('Bad gateway', { status: 502 }), ok()]);
    const outcome = watch(broken.api.GET('/game/home'));
    await vi.advanceTimersByTimeAsync(400);
    expect(outcome.value?.data?.code).toBe(200);
    for (const answer of [
      Response.json({ code: 10_404, msg: 'Not there' }),
      new Response('Forbidden', { status: 403 }),
    ]) {
      const { api, sent } = createWorld([answer]);
      watch(api.GET('/game/home'));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent).toHaveLength(1);
    }
  });

  test('whose response breaks off is retried', async () => {
    const { api, sent } = createWorld([halfway, ok()]);
    const outcome = watch(api.GET('/game/home'));
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(2);
    expect(outcome.value?.data?.code).toBe(200);
  });

  test('that was aborted is not retried', async () => {
    const { api, sent } = createWorld([offline()]);
    const gone = new AbortController();
    const outcome = watch(api.GET('/game/home', { signal: gone.signal }));
    await vi.advanceTimersByTimeAsync(200);
    gone.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(outcome.error).toMatchObject({ name: 'AbortError' });
  });
});

describe('a write', () => {
  test('is never retried, whatever the response (B4)', async () => {
    for (const answer of [offline(), new Response('Bad gateway', { status: 502 })]) {
      const { api, sent } = createWorld([answer]);
      const outcome = watch(api.POST('/pay/{method}/charge', charge));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(outcome.isSettled).toBe(true);
      expect(sent).toHaveLength(1);
    }
  });
});

describe('time limits (B4, section 9)', () => {
  beforeEach(() => fakeSignalTimeout());

  test('60 s for a request, retries included', async () => {
    for (const answers of [['silence'], [offline(), 'silence']] as const) {
      const { api } = createWorld(answers);
      const outcome = watch(api.GET('/game/home'));
      await vi.advanceTimersByTimeAsync(59_999);
      expect(outcome.isSettled).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome.error).toMatchObject({ name: 'TimeoutError' });
    }
  });

  test('300 s for a charge and a recharge', async () => {
    for (const path of ['/pay/{method}/charge', '/pay/{method}/recharge'] as const) {
      const { api } = createWorld(['silence']);
      const outcome = watch(api.POST(path, charge));
      await vi.advanceTimersByTimeAsync(299_999);
      expect(outcome.isSettled).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome.error).toMatchObject({ name: 'TimeoutError' });
    }
  });

  test('hold for a response that begins and never ends', async () => {
    const { api, events } = createWorld([endless]);
    const outcome = watch(api.POST('/onlineTime', { body: { onlineTime: 3 } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.error).toMatchObject({ name: 'TimeoutError' });
    expect(events.at(-1)).toEqual({ type: 'requests.settled' });
  });
});

test('a settled request leaves no timer of the request layer behind, with or without a retry', async () => {
  const { api, sent } = createWorld([ok()]);
  await api.GET('/game/home');
  expect(vi.getTimerCount()).toBe(0);
  const second = createWorld([offline(), ok()]);
  const outcome = watch(second.api.GET('/game/home'));
  await vi.advanceTimersByTimeAsync(400);
  expect(outcome.isSettled).toBe(true);
  expect([sent.length, second.sent.length, vi.getTimerCount()]).toEqual([1, 2, 0]);
});

describe('HTTP 403 (A3)', () => {
  test('is notified as blocked and stored with path, code and time only', async () => {
    const { api, events, blocked } = createWorld([new Response('<h1>Forbidden</h1>', { status: 403 })], {
      token: () => 'token-1',
    });
    await api.GET('/bill/info/{id}', { params: { path: { id: '5' } } });
    expect(events).toContainEqual({ type: 'requests.blocked' });
    expect(blocked).toEqual([{ path: '/user-api/bill/info/5', code: 403, time: '2026-11-21T10:00:00.000Z' }]);
  });
});
