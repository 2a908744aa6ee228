import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { isOn } from '../../../server/domain/entry/site-settings.js';
import { LOCALES } from '../../../server/base/locale.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { setSite } from '../people.js';
import { dataOf, rowsOf, startStocked, type Rows } from '../stocked.js';

type Schemas = components['schemas'];

describe.each(ENGINES)('the site, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine, 'TH');
  });
  afterAll(() => server.close());

  const get = (path: string, query: Readonly<Record<string, string>> = {}) => server.call('GET', path, { query });
  const site = async () => dataOf(await get('/game/getWebsiteInfo')) as Schemas['WebsiteInfo'];

  test('gives launch its country, currency and switches, and nothing of the wallet', async () => {
    const info = await site();
    expect(info).toMatchObject({
      websiteName: 'Paraw',
      countryCode: 'TH',
      currencyCode: 'THB',
      currencySymbol: '฿',
      countryTimezone: 'UTC+7',
      websiteDefaultLanguage: 'th_TH',
      gameAccountRegisterSMS: 'true',
    });
    expect(info.userLevelList.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(Object.keys(info)).not.toContain('openStatus');
  });

  test('follows what an operator sets', async () => {
    await setSite(server, {
      websiteDefaultLanguage: 'en_US',
      gameAccountCaptchaEnabled: 'false',
      documentTitle: 'Games',
    });
    expect(await site()).toMatchObject({
      websiteDefaultLanguage: 'en_US',
      gameAccountCaptchaEnabled: 'false',
      documentTitle: 'Games',
    });
  });

  test('has a picture below home while an operator has it switched on', async () => {
    const picture = async () => (dataOf(await get('/game/home', { lang: 'en_US' })) as Schemas['Home']).bottomPicture;
    await setSite(server, { mobileBottomPictureStatus: 'true' });
    expect(await picture()).toMatchObject({
      title: 'Games of the lagoon',
      link: '/pages/browser/browser?id=fishing',
      art: { name: expect.stringMatching(/^banner-lagoon/) },
    });
    await setSite(server, { mobileBottomPictureStatus: 'false' });
    expect(await picture()).toBeNull();
  });

  test('responds the same with a dead token (section 6)', async () => {
    expect((await server.call('GET', '/game/getWebsiteInfo', { token: 'dead' })).body.code).toBe(200);
  });

  test('shows its notices newest first, each with its content in every language', async () => {
    const { rows, total } = rowsOf(await get('/bulletin/list', { limit: '100' })) as Rows<Schemas['Bulletin']>;
    expect(total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(2);
    const times = rows.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted((one, other) => (one < other ? 1 : -1)));
    expect((rowsOf(await get('/bulletin/list', { page: '2', limit: '1' })) as Rows<Schemas['Bulletin']>).rows).toEqual([
      rows[1],
    ]);
    for (const { bulletinId } of rows) {
      const contents = await Promise.all(
        LOCALES.map(
          async (lang) =>
            (dataOf(await get(`/bulletin/info/${bulletinId}`, { lang })) as Schemas['BulletinInfo']).content,
        ),
      );
      expect(new Set(contents).size).toBe(LOCALES.length);
    }
    expect((await get('/bulletin/info/nothing')).body.code).toBe(10_404);
  });

  test('has a notice of the day', async () => {
    const popups = async () => dataOf(await get('/bulletin/popup')) as Schemas['BulletinInfo'][];
    const [popup] = await popups();
    expect(popup?.content.length).toBeGreaterThan(20);
    await server.parts.db.updateTable('bulletin').set({ is_popup: true }).execute();
    const times = (await popups()).map(({ createTime }) => createTime);
    expect(times).toHaveLength(5);
    expect(times).toEqual(times.toSorted().toReversed());
    await server.parts.db.updateTable('bulletin').set({ is_popup: false }).execute();
    expect(await popups()).toEqual([]);
  });

  test('has its agreements and contact channels in every language', async () => {
    for (const type of ['terms', 'privacy']) {
      const texts = await Promise.all(
        LOCALES.map(
          async (lang) =>
            (dataOf(await get(`/operation/getAgreement/${type}`, { lang })) as Schemas['Agreement']).content,
        ),
      );
      expect(new Set(texts).size).toBe(LOCALES.length);
      expect(texts.every((text) => text.includes('# '))).toBe(true);
    }
    expect((await get('/operation/getAgreement/nothing')).body.code).toBe(10_400);
    for (const lang of LOCALES) {
      const { channels } = dataOf(
        await get('/operation/getServiceContactInformation', { lang }),
      ) as Schemas['ContactInformation'];
      expect(channels.length).toBeGreaterThan(1);
      expect(
        channels.filter(
          ({ label, value, link }) => label === '' || value === '' || !/^(?:|mailto:.+|tel:.+|https:.+)$/.test(link),
        ),
      ).toEqual([]);
    }
  });

  test('has banners whose links stay in the lobby', async () => {
    const banners = dataOf(await get('/banner/list', { position: 'home' })) as Schemas['Banner'][];
    expect(banners.length).toBeGreaterThan(1);
    expect(banners.filter(({ link }) => !link.startsWith('/pages/'))).toEqual([]);
    const onPromotions = dataOf(await get('/banner/list', { position: 'promotion' })) as Schemas['Banner'][];
    expect(onPromotions.map(({ position }) => position)).toEqual(['promotion', 'promotion']);
    expect(onPromotions.filter(({ link }) => !link.startsWith('/pages/'))).toEqual([]);
  });
});

describe('a site without settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { SITE: 'MM' } });
  });
  afterAll(() => server.close());

  test('still has its country and defaults', async () => {
    const { body } = await server.call('GET', '/game/getWebsiteInfo');
    expect(body.data).toMatchObject({
      countryCode: 'MM',
      currencyCode: 'MMK',
      countryTimezone: 'UTC+6:30',
      websiteDefaultLanguage: 'my_MM',
      userLevelList: [],
    });
    expect((await server.call('GET', '/game/home')).body.code).toBe(200);
  });
});

test.each([
  ['true', true],
  ['TRUE', true],
  ['1', true],
  ['Y', true],
  ['y', true],
  ['false', false],
  ['0', false],
  ['N', false],
  ['', false],
  ['yes', false],
  ['11', false],
])('the flag %j is on: %s (B6)', (flag, on) => expect(isOn(flag)).toBe(on));
