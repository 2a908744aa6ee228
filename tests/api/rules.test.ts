import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorld, offline, ok } from './world.js';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const body = { channelId: 'gcash', amount: 50_000 };
const charge = {
  params: { path: { method: 'qr' }, header: { 'Idempotency-Key': '7d2f1a34-0000-4000-8000-000000000001' } },
  body,
};

/** The first half of an answer; what comes then is the test's. */
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

/** What became of a call, without waiting for it. */
function watch<T>(call: Promise<T>) {
  const outcome: { value?: T; error?: unknown; isSettled: boolean } = { isSettled: false };
  call.then(
    (value) => Object.assign(outcome, { value, isSettled: true }),
    (error: unknown) => Object.assign(outcome, { error, isSettled: true }),
  );
  return outcome;
}

describe('a read', () => {
  test('that finds no answer is sent again after 400 ms and once more after 1200 ms (B4)', async () => {
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

  test('is given up after the third try', async () => {
    const { api, sent } = createWorld([offline()]);
    const outcome = watch(api.GET('/game/home'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(3);
    expect(outcome.error).toBeInstanceOf(TypeError);
  });

  test('is sent again to a broken server, and not where the server has spoken', async () => {
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

  test('whose answer breaks off is sent again', async () => {
    const { api, sent } = createWorld([halfway, ok()]);
    const outcome = watch(api.GET('/game/home'));
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(2);
    expect(outcome.value?.data?.code).toBe(200);
  });

  test('that is not wanted any more is not sent again', async () => {
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
  test('is never sent again, whatever comes back (B4)', async () => {
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
  test('60 s for a call, also when tries were spent', async () => {
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

  test('hold for an answer that began and never ends', async () => {
    const { api, told } = createWorld([endless]);
    const outcome = watch(api.POST('/onlineTime', { body: { onlineTime: 3 } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.error).toMatchObject({ name: 'TimeoutError' });
    expect(told.at(-1)).toEqual({ type: 'request.settled' });
  });

  test('leave no timer behind', async () => {
    const { api } = createWorld([ok()]);
    await api.GET('/game/home');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('HTTP 403 (A3)', () => {
  test('is told as blocked and kept with path, code and time alone', async () => {
    const { api, told, blocked } = createWorld([new Response('<h1>Forbidden</h1>', { status: 403 })], {
      token: () => 'token-1',
    });
    await api.GET('/bill/info/{id}', { params: { path: { id: '5' } } });
    expect(told).toContainEqual({ type: 'request.blocked' });
    expect(blocked).toEqual([{ path: '/user-api/bill/info/5', code: 403, time: '2026-11-21T10:00:00.000Z' }]);
  });
});
