import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atomically } from '../../server/db/open.js';
import { SharedAnswers } from '../../server/http/shared-answers.js';
import { seedCatalogue } from '../../server/seed/catalogue.js';
import { startTestServer, type TestServer } from './harness.js';

describe('a shared answer', () => {
  test('is made once for all who ask at once, and again when it is old', async () => {
    let now = 0;
    const answers = new SharedAnswers(1_000, () => now);
    const make = vi.fn<() => Promise<string>>(async () => `made at ${now}`);
    expect(await Promise.all([answers.get('/home', make), answers.get('/home', make)])).toEqual(['made at 0', 'made at 0']);
    now = 999;
    expect(await answers.get('/home', make)).toBe('made at 0');
    now = 1_000;
    expect(await answers.get('/home', make)).toBe('made at 1000');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('that failed is asked for again by the next', async () => {
    const answers = new SharedAnswers(1_000, () => 0);
    await expect(answers.get('/home', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await answers.get('/home', async () => 'here')).toBe('here');
  });

  test('is dropped when many others were asked for since', async () => {
    const answers = new SharedAnswers(1_000, () => 0);
    for (const number of Array(501).keys()) void answers.get(`/search?${number}`, async () => 'first');
    expect(await answers.get('/search?0', async () => 'again')).toBe('again');
    expect(await answers.get('/search?500', async () => 'again')).toBe('first');
  });
});

describe('a server that shares', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { SHARED_ANSWER_MS: 60_000 } });
    const { db, services } = server.parts;
    await atomically(db, (trx) => seedCatalogue(trx, services.site, services.clock.now()));
  });
  afterAll(() => server.close());

  test('answers each language its own, and others what is not shared', async () => {
    const [english, thai] = await Promise.all(['en_US', 'th_TH'].map((lang) => server.call('GET', '/game/home', { query: { lang } })));
    expect(english?.body.code).toBe(200);
    expect(thai?.text).not.toBe(english?.text);
    expect((await server.call('GET', '/game/home')).text).toBe(english?.text);
  });

  test('keeps no refusal', async () => {
    expect((await server.call('GET', '/bulletin/info/99999')).body.code).toBe(10404);
    expect((await server.call('GET', '/bulletin/info/99999')).body.code).toBe(10404);
  });
});
