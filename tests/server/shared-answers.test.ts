import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atomically } from '../../server/db/open.js';
import { forAnyoneShared } from '../../server/operations/operation.js';
import { SharedAnswers } from '../../server/http/shared-answers.js';
import { seedCatalogue } from '../../demo/catalogue.js';
import { startTestServer, type TestServer } from './harness.js';

const ask = async (answers: SharedAnswers, key: string, make: () => string | Promise<string>) =>
  String(await answers.get(key, async () => Buffer.from(await make())));

describe('a shared response', () => {
  test('is made once for requests that arrive together, and again when it is too old', async () => {
    let now = 5_000;
    const answers = new SharedAnswers(1_000, { now: () => now });
    const make = vi.fn<() => string>(() => `made at ${now}`);
    expect(await Promise.all([ask(answers, '/home', make), ask(answers, '/home', make)])).toEqual([
      'made at 5000',
      'made at 5000',
    ]);
    now = 6_000;
    expect(await ask(answers, '/home', make)).toBe('made at 5000');
    now = 6_001;
    expect(await ask(answers, '/home', make)).toBe('made at 6001');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('is made again by the next request if making it failed', async () => {
    const answers = new SharedAnswers(1_000);
    await expect(ask(answers, '/home', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await ask(answers, '/home', () => 'here')).toBe('here');
  });

  test('is discarded when 500 other addresses were requested since', async () => {
    const answers = new SharedAnswers(60_000);
    for (const number of Array(501).keys()) void ask(answers, `/search?${number}`, () => 'first');
    expect(await ask(answers, '/search?0', () => 'again')).toBe('again');
    expect(await ask(answers, '/search?500', () => 'again')).toBe('first');
  });
});

describe('an operation whose response is shared', () => {
  test('cannot reach the player, the token or the address of the request', async () => {
    let seen: readonly string[] = [];
    const operation = forAnyoneShared('listHotWords', (call) => {
      // @ts-expect-error the type has no player either
      expect(call.player).toBeUndefined();
      seen = Object.keys(call);
      return { data: [] };
    });
    const request = { player: { id: 7 }, headers: { tokenHash: Buffer.from('x') }, ip: '10.0.0.1', log: {}, body: {} };
    await operation.handle({ ...request, lang: 'en_US', query: {} } as unknown as Parameters<
      typeof operation.handle
    >[0]);
    expect(seen.toSorted()).toEqual(['db', 'lang', 'now', 'path', 'query', 'services', 'site']);
  });
});

describe('a server that shares responses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { SHARED_ANSWER_MS: 60_000 } });
    const { db, services } = server.parts;
    await atomically(db, (trx) => seedCatalogue(trx, services.site, services.clock.now()));
  });
  afterAll(() => server.close());

  test('has one shared response for each language', async () => {
    const [english, thai] = await Promise.all(
      ['en_US', 'th_TH'].map((lang) => server.call('GET', '/game/home', { query: { lang } })),
    );
    expect(english?.body.code).toBe(200);
    expect(thai?.text).not.toBe(english?.text);
    expect((await server.call('GET', '/game/home')).text).toBe(english?.text);
  });

  test('does not cache a refusal', async () => {
    expect((await server.call('GET', '/bulletin/info/99999')).body.code).toBe(10404);
    expect((await server.call('GET', '/bulletin/info/99999')).body.code).toBe(10404);
  });
});
