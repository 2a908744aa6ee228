import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { firstData, lookOfSite, sharedApi } from '../../../server/web/first-data.js';
import type { Look } from '../../../server/web/page.js';
import { render } from '../../../src/server.js';
import { startTestServer, type TestServer } from '../harness.js';
import { setSite } from '../people.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { SITE: 'TH' } });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

test('pages are in the language that the operator set, at most half a minute later (H1)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const language = lookOfSite(server.app, 'th_TH');
  expect((await language()).locale).toBe('th_TH');
  await setSite(server, { websiteDefaultLanguage: 'zh-CN' });
  expect((await language()).locale).toBe('th_TH');
  vi.setSystemTime(Date.now() + 30_000);
  expect((await language()).locale).toBe('zh_CN');
});

test('a site whose settings cannot be read keeps its last language', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const language = lookOfSite(server.app, 'my_MM');
  const asked = vi
    .spyOn(server.app, 'inject')
    .mockImplementation((() => Promise.resolve({ statusCode: 500 })) as never);
  expect((await language()).locale).toBe('my_MM');
  asked.mockRestore();
});

describe('what a page that is shared may hold', () => {
  const mayHold = (hint: 'visitor' | 'player', path: string) =>
    sharedApi(server.app, server.parts, { hint }).isShared(path);

  test('is what no operation knows its caller for, for everybody', () => {
    for (const hint of ['visitor', 'player'] as const) {
      expect(mayHold(hint, '/game/hotGames')).toBe(true);
      expect(mayHold(hint, '/operation/getAgreement/{type}')).toBe(true);
    }
  });

  test('is what visitors all get, for visitors', () => {
    expect([mayHold('visitor', '/gamePromotion/list'), mayHold('player', '/gamePromotion/list')]).toEqual([
      true,
      false,
    ]);
  });

  test.each(['/captcha/captchaImage', '/getInfo', '/game/gameInfo/{gameId}', '/login', '/nowhere'])(
    'is never what %s answers',
    (path) => {
      expect([mayHold('visitor', path), mayHold('player', path)]).toEqual([false, false]);
    },
  );
});

test('a rendered page holds the answers of its reads, and leaves those of a person to the browser', async () => {
  const look = { path: '/pages/login/accountLogin', search: '', locale: 'en_US', hint: 'visitor' } as Look;
  const { start } = await firstData(server.app, { showsHome: () => false }, look, {});
  const { html, answers } = await render(look.path, start as never, sharedApi(server.app, server.parts, look));
  expect(html).toContain('<form');
  expect(answers).toEqual({ '/captcha/captchaImage {}': null });
  const winners = await render('/pages/index/winners', start as never, sharedApi(server.app, server.parts, look));
  expect(winners.answers).toEqual({
    '/game/winner/list {"query":{"period":"daily"}}': expect.objectContaining({ code: 200 }) as object,
  });
});
