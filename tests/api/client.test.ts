import { describe, expect, test } from 'vitest';
import { quietHeader } from '../../src/api/rules.js';
import { createWorld, ok } from './world.js';

const choice = { channelId: 'gcash', amount: 50_000, activityId: null };

describe('every call (section 7)', () => {
  test('carries the language in the query, beside its own parameters', async () => {
    const { api, sent } = createWorld([ok()], { lang: () => 'th_TH' });
    await api.GET('/game/search', { params: { query: { keyword: 'มะม่วง & mango', page: 2 } } });
    const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
    expect(pathname).toBe('/user-api/game/search');
    expect(Object.fromEntries(searchParams)).toEqual({ keyword: 'มะม่วง & mango', page: '2', lang: 'th_TH' });
  });

  test('follows a language that changes', async () => {
    let lang: 'en_US' | 'my_MM' = 'en_US';
    const { api, sent } = createWorld([ok()], { lang: () => lang });
    await api.GET('/game/home');
    lang = 'my_MM';
    await api.GET('/game/home');
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?lang=en_US', '?lang=my_MM']);
  });

  test('carries the bearer if a token exists, and none otherwise', async () => {
    let token: string | null = null;
    const { api, sent } = createWorld([ok()], { token: () => token });
    await api.GET('/game/home');
    token = 'token-1';
    await api.GET('/game/home');
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer token-1']);
  });

  test('keeps a bearer that the caller set: a logout names its own token (A11)', async () => {
    const { api, sent } = createWorld([ok()], { token: () => 'token-2' });
    await api.GET('/logout', { headers: { Authorization: 'Bearer token-1' } });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('sends a payload as a JSON body, with the idempotency key', async () => {
    const { api, sent, bodies } = createWorld([ok()]);
    const { activityId: _, ...body } = choice;
    await api.POST('/pay/{method}/charge', {
      params: { path: { method: 'qr' }, header: { 'Idempotency-Key': 'key-1' } },
      body,
    });
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/user-api/pay/qr/charge');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(JSON.parse(bodies[0] ?? '')).toEqual(body);
  });
});

test('the time of a response is passed on, whatever the response says', async () => {
  const heard: (string | null)[] = [];
  const dated = (status: number) => new Response('{}', { status, headers: { Date: 'Sat, 21 Nov 2026 10:00:00 GMT' } });
  const { api } = createWorld([dated(200), dated(403), ok()], { onDate: (date) => void heard.push(date) });
  for (let count = 0; count < 3; count += 1) await api.GET('/game/home');
  expect(heard).toEqual(['Sat, 21 Nov 2026 10:00:00 GMT', 'Sat, 21 Nov 2026 10:00:00 GMT', null]);
});

describe('the loading indicator', () => {
  test('is notified of the start and the end, whatever the outcome', async () => {
    for (const answer of [ok(), new Response('no', { status: 403 })]) {
      const { api, events } = createWorld([answer]);
      await api.GET('/game/home');
      expect(events.filter(({ type }) => type !== 'requests.blocked')).toEqual([
        { type: 'requests.started' },
        { type: 'requests.settled' },
      ]);
    }
    const { api, events } = createWorld([new TypeError('Failed to fetch')]);
    await expect(api.POST('/onlineTime', { body: { onlineTime: 3 } })).rejects.toThrow('Failed to fetch');
    expect(events).toEqual([{ type: 'requests.started' }, { type: 'requests.settled' }]);
  });

  test('is not notified of a background request, whose mark is not sent', async () => {
    const { api, events, sent } = createWorld([ok()]);
    await api.GET('/game/home', { headers: { [quietHeader]: '1' } });
    expect(events).toEqual([]);
    expect(sent[0]?.headers.has(quietHeader)).toBe(false);
  });
});
