import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lookOfSite } from '../../../server/web/first-data.js';
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
