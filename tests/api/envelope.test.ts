import { describe, expect, test } from 'vitest';
import { Unreachable } from '../../src/api/envelope.js';
import { withToast } from '../../src/api/rules.js';
import { createWorld, offline, ok, refused } from './world.js';

const order = { orderNo: '1' };
const lost = { problem: { code: 'unreachable' }, token: null };

describe('a response', () => {
  test('gives its data, its rows, its body, or only success', async () => {
    const data = createWorld([ok({ data: order })]);
    expect(
      await data.open(data.api.POST('/pay/order/cancel/{orderNo}', { params: { path: { orderNo: '1' } } })),
    ).toEqual({ ok: true, value: order });
    expect(await data.read(data.api.GET('/game/home'))).toEqual(order);
    const rows = createWorld([ok({ rows: [order], total: 7 })]);
    expect(await rows.list(rows.api.GET('/bill/list'))).toEqual({ rows: [order], total: 7 });
    const user = createWorld([ok({ user: { nickname: 'joy' } })]);
    expect(await user.body(user.api.GET('/getInfo'))).toMatchObject({ ok: true, value: { user: { nickname: 'joy' } } });
    const done = createWorld([ok()]);
    expect(await done.done(done.api.POST('/onlineTime', { body: { onlineTime: 1 } }))).toEqual({
      ok: true,
      value: null,
    });
  });

  test('with null as data is a success: no order was found under the key', async () => {
    const { api, open } = createWorld([ok({ data: null })]);
    expect(
      await open(api.POST('/pay/order/trace', { body: { referenceNo: '7d2f1a34-0000-4000-8000-000000000001' } })),
    ).toEqual({ ok: true, value: null });
  });

  test('with a refusal is a value with its code, its text and its field, and is reported once where no screen shows it', async () => {
    const { api, open, failures } = createWorld([Response.json({ code: 10_201, msg: 'Too much', field: 'amount' })]);
    const problem = { code: 'amountOutOfRange', text: 'Too much', field: 'amount' };
    const ask = () => api.POST('/pay/budgetAmount', { body: { channelId: 'gcash', amount: 1 } });
    expect(await open(ask())).toEqual({ ok: false, problem });
    expect(failures).toEqual([]);
    expect(await open(ask(), withToast)).toEqual({ ok: false, problem });
    expect(failures).toEqual([{ problem, token: null }]);
  });

  test('with an unknown code is reported with the text of the server', async () => {
    const { api, done, failures } = createWorld([refused(777, 'Come back tomorrow')]);
    const result = await done(api.POST('/onlineTime', { body: { onlineTime: 1 } }), withToast);
    expect(result).toEqual({ ok: false, problem: { code: 'refusedByServer', text: 'Come back tomorrow' } });
    expect(failures).toHaveLength(1);
  });

  test('with a refusal where data is expected rejects, and is reported once', async () => {
    const { api, read, list, failures } = createWorld([refused(10_404, 'Not there')]);
    await expect(read(api.GET('/game/home'), withToast)).rejects.toThrow(Unreachable);
    await expect(list(api.GET('/bill/list'), withToast)).rejects.toThrow(Unreachable);
    expect(failures.map(({ problem }) => problem.text)).toEqual(['Not there', 'Not there']);
  });
});

describe('no readable response', () => {
  const unreadable: readonly (readonly [string, () => Response | Error])[] = [
    ['no connection', offline],
    [
      'an HTML page with 200',
      () =>
        new Response('<!doctype html><title>Sign in to the hotel</title>', {
          headers: { 'content-type': 'text/html' },
        }),
    ],
    ['malformed JSON', () => new Response('{"code":200,')],
    ['an empty body', () => new Response('')],
    ['an empty body of length 0', () => new Response('', { headers: { 'content-length': '0' } })],
    ['nothing at all', () => new Response(null, { status: 204 })],
    ['JSON that is no envelope', () => Response.json([1, 2])],
    ['a code that is a text', () => Response.json({ code: '200', msg: 'OK' })],
    ['a page of a broken proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a fault of the server', () => Response.json({ code: 500, msg: 'A fault' }, { status: 500 })],
    ['a success without its data', () => ok()],
  ];

  test.each(unreadable)('%s: rejects, and is reported once where no screen shows it', async (_, answer) => {
    const { api, open, failures } = createWorld([answer()]);
    const call = api.POST('/pay/budgetAmount', { body: { channelId: 'gcash', amount: 1 } });
    await expect(open(call, withToast)).rejects.toThrow(Unreachable);
    expect(failures).toEqual([lost]);
  });

  test.each(unreadable)('%s: rejects without a report', async (_, answer) => {
    const { api, open, failures } = createWorld([answer()]);
    const call = api.POST('/pay/budgetAmount', { body: { channelId: 'gcash', amount: 1 } });
    await expect(open(call)).rejects.toThrow(Unreachable);
    expect(failures).toEqual([]);
  });

  test('a list without rows is reported once too', async () => {
    const { api, list, failures } = createWorld([ok({ total: 3 })]);
    await expect(list(api.GET('/bill/list'), withToast)).rejects.toThrow(Unreachable);
    expect(failures).toEqual([lost]);
  });

  test('a blocked request is not reported: the forbidden page shows it (A3)', async () => {
    const { api, read, failures, events } = createWorld([new Response('<h1>Forbidden</h1>', { status: 403 })]);
    await expect(read(api.GET('/game/home'))).rejects.toThrow('HTTP 403');
    expect(failures).toEqual([]);
    expect(events).toContainEqual({ type: 'requests.blocked' });
  });

  test('an aborted request is not reported', async () => {
    const { api, read, failures } = createWorld(['silence']);
    const gone = new AbortController();
    const reading = read(api.GET('/game/home', { signal: gone.signal }));
    gone.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(failures).toEqual([]);
  });
});

describe('a refusal of the session (A2)', () => {
  test('names the token that was sent, not the current one', async () => {
    let token = 'token-1';
    const { api, read, failures } = createWorld([refused(401, 'Please log in')], { token: () => token });
    const reading = read(api.GET('/game/home'));
    token = 'token-2';
    await expect(reading).rejects.toThrow(Unreachable);
    expect(failures).toEqual([{ problem: { code: 'notLoggedIn', text: 'Please log in' }, token: 'token-1' }]);
  });

  test('names no token if none was sent', async () => {
    const { api, done, failures } = createWorld([refused(403, 'Not you')]);
    await done(api.POST('/onlineTime', { body: { onlineTime: 3 } }));
    expect(failures).toEqual([{ problem: { code: 'forbidden', text: 'Not you' }, token: null }]);
  });

  test('is always reported; other refusals are not', async () => {
    const { api, done, failures } = createWorld([refused(401, 'Please log in'), refused(429, 'Too fast')], {
      token: () => 'token-1',
    });
    const report = () => done(api.POST('/onlineTime', { body: { onlineTime: 3 } }));
    expect(await report()).toMatchObject({ ok: false, problem: { code: 'notLoggedIn' } });
    expect(await report()).toMatchObject({ ok: false, problem: { code: 'tooManyRequests' } });
    expect(failures.map(({ problem }) => problem.code)).toEqual(['notLoggedIn']);
  });
});
