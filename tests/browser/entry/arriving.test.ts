import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slot } from '../../../src/effects/store.js';
import { heads, press, sees } from '../steps/screen.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { axe, settled } from '../support/looking.js';
import { startStaticHost, type StaticHost } from '../support/static-host.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';
import type { Visitor } from '../support/visitor.js';

const suite = lobbySuite();
const homeOf = { phone: '/pages/index/index', desktop: '/pages/desktop/index' } as const;
const at = ({ page }: Pick<Visitor, 'page'>) => new URL(page.url()).pathname + new URL(page.url()).search;
const kept = ({ page }: Pick<Visitor, 'page'>, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const layout = ({ page }: Pick<Visitor, 'page'>) => page.locator('html').getAttribute('data-device');

/** Paths of the documents that the visitor loaded, in order. */
function documentsOf({ page }: Pick<Visitor, 'page'>): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

onEachDevice('on a %s', (device, journey) => {
  journey('every entry address redirects to home and leaves no history entry (A8, A9)', async () => {
    const { context } = await suite[device]();
    for (const entry of [
      '/',
      '/?from=mail',
      '/pages/redirect/redirect',
      '/entry',
      '/entry/?a=1',
      '/choose-location',
      '/open-location?x=1#y',
    ]) {
      const page = await context.newPage();
      await page.goto(entry);
      await page.waitForURL(`**${homeOf[device]}`);
      await heads(page, 'Mango Moon');
      expect(at({ page }), entry).toBe(homeOf[device]);
      await page.goBack();
      expect(page.url(), entry).toBe('about:blank');
      await page.close();
    }
  });

  for (const address of ['/pages/index/index', '/pages/desktop/index'])
    journey(`${address} shows home in the layout of the device, not of the address (A9)`, async () => {
      const visitor = await suite[device]();
      await visitor.page.goto(address);
      await settled(visitor.page);
      expect([at(visitor), await layout(visitor)]).toEqual([address, device === 'desktop' ? 'pc' : null]);
    });

  journey('an invite code at any address is stored until sign-up (C5)', async () => {
    const visitor = await suite[device]();
    for (const [index, address] of [
      '/?',
      '/entry?',
      '/pages/index/gameDetail?id=1001&',
      '/pages/login/accountSignUp?',
    ].entries()) {
      await visitor.page.goto(`${address}inviteCode=ABC12${index}`);
      await settled(visitor.page);
      await expect.poll(() => kept(visitor, slot.inviteCode), { message: address }).toBe(`ABC12${index}`);
    }
  });

  journey(
    'a browser that was the other device at its last visit reloads once and keeps its invite code (A9)',
    async () => {
      const visitor = await suite[device]();
      const { page, context } = visitor;
      await context.addCookies([
        { name: 'device', value: device === 'phone' ? 'pc' : 'other', url: suite.lobby().origin },
      ]);
      const documents = documentsOf(visitor);
      await page.goto('/pages/browser/browser?inviteCode=ABC123');
      await page.waitForURL(`**${homeOf[device]}`);
      await settled(page);
      expect(documents).toEqual(['/pages/browser/browser', '/pages/redirect/redirect']);
      expect([await layout(visitor), await kept(visitor, slot.inviteCode), await kept(visitor, slot.device)]).toEqual([
        device === 'desktop' ? 'pc' : null,
        'ABC123',
        device === 'desktop' ? 'pc' : 'other',
      ]);
      await page.reload();
      await settled(page);
      expect(documents).toHaveLength(3);
    },
  );

  journey('a browser without storage does not reload in a loop', async () => {
    const visitor = await suite[device]();
    const { page, context } = visitor;
    await refuseStorage(visitor);
    // Without cookies the server assumes the other device each time.
    await context.route(/\/$|\/pages\//, (route) =>
      route.continue({
        headers: { ...route.request().headers(), cookie: `device=${device === 'phone' ? 'pc' : 'other'}` },
      }),
    );
    const documents = documentsOf(visitor);
    await page.goto('/');
    await page.waitForURL(/\/pages\/(?:index|desktop)\/index$/);
    await settled(page);
    expect(documents).toEqual(['/']);
  });

  journey('a refused browser sees the forbidden page, and a successful retry opens the lobby (A3)', async () => {
    const visitor = await suite[device]({ expects: [/status of 403/] });
    const { page, context } = visitor;
    let isShut = true;
    await context.route('**/user-api/**', (route) =>
      isShut ? route.fulfill({ status: 403, body: '<html>Forbidden</html>' }) : route.continue(),
    );
    await enterAs(visitor, await newPlayer(suite.lobby()));
    await page.goto('/pages/account/myWallet');
    await page.waitForURL('**/pages/forbidden/forbidden');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => kept(visitor, slot.token)).toBeNull();
    await axe(page);
    isShut = false;
    await press(page, 'Try again');
    await page.waitForURL('**/pages/index/index');
  });
});

test('a first visit that the server guessed wrongly keeps its deep link (A9)', async () => {
  // A tablet's name on the screen of a desktop.
  const visitor = await suite.desktop({ userAgent: 'Mozilla/5.0 (iPad)' });
  const { page } = visitor;
  const documents = documentsOf(visitor);
  await page.goto('/pages/account/contactInfomation?inviteCode=ABC123');
  await expect.poll(() => layout(visitor)).toBe('pc');
  await settled(page);
  expect(at(visitor)).toBe('/pages/account/contactInfomation?inviteCode=ABC123');
  expect(documents).toEqual(['/pages/account/contactInfomation', '/pages/account/contactInfomation']);
});

test('a narrowed window stays a desktop, also on the next visit (A9)', async () => {
  const visitor = await suite.desktop();
  const { page, context } = visitor;
  await page.goto('/');
  await settled(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 500,
    height: 700,
    deviceScaleFactor: 1,
    mobile: false,
    screenWidth: 1440,
    screenHeight: 900,
  });
  expect(await page.evaluate(() => innerWidth)).toBe(500);
  expect(await layout(visitor)).toBe('pc');
  await page.reload();
  await settled(page);
  expect([await layout(visitor), at(visitor)]).toEqual(['pc', '/pages/desktop/index']);
});

describe('where the API is down', () => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await startStaticHost(suite.lobby().origin);
  });
  afterAll(() => host.stop());

  test.each([
    ['en_US', 'The lobby cannot be reached', 'Try again'],
    ['ms_MY', 'Lobi tidak dapat dicapai', 'Cuba lagi'],
    ['my_MM', 'လော်ဘီကို ချိတ်ဆက်၍ မရပါ', 'ထပ်ကြိုးစားပါ'],
    ['th_TH', 'เข้าถึงล็อบบี้ไม่ได้', 'ลองอีกครั้ง'],
    ['zh_CN', '无法连接大厅', '重试'],
  ] as const)(
    'a static host says so in %s, keeps the session, and goes on when it is back',
    async (locale, title, retry) => {
      const visitor = await suite.phone({ expects: [/status of 502/] });
      const { page, context } = visitor;
      let isDown = true;
      await context.route('**/user-api/**', (route) =>
        isDown ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }) : route.continue(),
      );
      await context.addCookies([{ name: 'locale', value: locale, url: host.origin }]);
      const player = await newPlayer(suite.lobby());
      await enterAs(visitor, player);
      await page.goto(host.origin);
      await heads(page, title);
      expect(await kept(visitor, slot.token)).toBe(player.token);
      isDown = false;
      await press(page, retry);
      await page.getByRole('main').getByRole('link').first().waitFor();
      expect(await kept(visitor, slot.token)).toBe(player.token);
    },
  );

  test('our own server still renders home, and a retry restores the session', async () => {
    const visitor = await suite.phone({ expects: [/status of 502/] });
    const { page, context } = visitor;
    let isDown = true;
    await context.route('**/user-api/**', (route) =>
      isDown ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }) : route.continue(),
    );
    const player = await newPlayer(suite.lobby(), { balance: 12_345 });
    await enterAs(visitor, player);
    await page.goto('/');
    await heads(page, 'Mango Moon');
    expect(await kept(visitor, slot.token)).toBe(player.token);
    isDown = false;
    await page.reload();
    await sees(page.getByRole('banner'), /₱\s?123\.45/);
  });
});

/** Cookies and storage that throw, as in a browser that blocks them. */
async function refuseStorage({ context }: Pick<Visitor, 'context'>): Promise<void> {
  await context.addInitScript(() => {
    if (self !== top) return;
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
}
