import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { firstData, freshTexts, lookOfSite, sharedApi } from '../../../server/web/first-data.js';
import { plainLook } from '../../../server/web/page.js';
import { addresses, isRendered } from '../../../machines/addresses.js';
import { render, showsHome } from '../../../src/server.js';
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

const mayHold = (hint: 'visitor' | 'player', path: string) =>
  sharedApi(server.app, server.parts, { hint }).isShared(path);

describe('what a page that is shared may hold', () => {
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

/** The paths that the charts of a page read first, by who gets what they answer. */
async function readsOf(path: string): Promise<Row> {
  const look = { ...plainLook, path };
  const { start } = await firstData(server.app, { showsHome }, look, await freshTexts('en_US'));
  const { html, answers } = await render(path, start as never, sharedApi(server.app, server.parts, look));
  expect(html, path).toContain('<h1');
  const reads = Object.keys(answers).map((name) => name.split(' ')[0] ?? '');
  const everybody = reads.filter((read) => mayHold('player', read));
  const visitors = reads.filter((read) => mayHold('visitor', read) && !mayHold('player', read));
  return { everybody, visitors, browser: reads.filter((read) => !mayHold('visitor', read)) };
}
type Row = { everybody: string[]; visitors: string[]; browser: string[] };

test('docs/architecture.md says what comes with each page', async () => {
  const text = await readFile(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
  const pathsIn = (cell = '') => [...cell.matchAll(/`(\/\S+)`/g)].flatMap(([, path]) => path ?? []);
  const told: Record<string, Row> = {};
  for (const row of text.split('\n').filter((line) => /^\| `\w+`/.test(line) && line.split('|').length === 6)) {
    const [, page = '', everybody, visitors, browser] = row.split('|');
    told[page.replaceAll(/[`\s]/g, '')] = {
      everybody: pathsIn(everybody),
      visitors: pathsIn(visitors),
      browser: pathsIn(browser),
    };
  }
  const found: typeof told = { home: { everybody: ['/game/home'], visitors: [], browser: [] } };
  for (const { path, name } of addresses.filter((row) => isRendered(row.path) && !showsHome(row.path)))
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, as the server does
    found[name] = await readsOf(path);
  expect(found).toEqual(told);
});
