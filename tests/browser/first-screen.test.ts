import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, heads, press, sees } from './steps/screen.js';
import { settled } from './support/looking.js';
import { withOpener } from './support/opener.js';
import { startStaticHost, type StaticHost } from './support/static-host.js';
import { lobbySuite, onEachDevice, type Device } from './support/suite.js';
import { choose, type Visitor } from './support/visitor.js';

const suite = lobbySuite();
const devices: readonly Device[] = ['phone', 'desktop'];
const program = /\/assets\/[^/]+\.js$/;

/** A word of the first screen in each language: "Hot". */
const languages = [
  ['en_US', 'Hot'],
  ['th_TH', 'ยอดฮิต'],
  ['my_MM', 'လူကြိုက်များ'],
] as const;

onEachDevice('on a %s', (device, journey) => {
  journey('the page has its content before any script runs', async () => {
    const { page } = await suite[device]({ javaScriptEnabled: false });
    await page.goto('/');
    await heads(page, 'Mango Moon');
    await page.getByRole('group', { name: 'Categories' }).getByRole('link', { name: 'Fishing' }).waitFor();
    expect(await page.getByRole('list', { name: 'Hot' }).getByRole('listitem').count()).toBeGreaterThan(4);
    expect(await page.getByRole('region', { name: 'Winners' }).getByRole('listitem').count()).toBeGreaterThan(3);
    expect(await page.locator('html').getAttribute('data-device')).toBe(device === 'desktop' ? 'pc' : null);
    await follow(page.getByRole('list', { name: 'Hot' }), 'Mango Moon');
    await page.waitForURL('**/pages/index/gameDetail?id=1001');
  });

  for (const [locale, word] of languages)
    journey(`in ${locale} the app hydrates the page as the server rendered it`, async () => {
      // One process of the browser renders all looks: a new one for each would take twice the time.
      const visitor = await suite[device]({ colorScheme: 'dark' });
      const { page, context } = visitor;
      for (const mode of ['light', 'dark', null] as const) {
        for (const hint of ['visitor', 'player'] as const) {
          await page.goto('about:blank');
          await context.clearCookies();
          await choose(visitor, suite.lobby().origin, { locale, ...(mode ? { mode } : {}) });
          if (hint === 'player') await context.addCookies([{ name: 'player', value: '1', url: suite.lobby().origin }]);
          await page.goto('/');
          await settled(page);
          expect(await page.locator('html').getAttribute('lang')).toBe(locale.replace('_', '-'));
          expect(await page.locator('html').getAttribute('data-mode')).toBe(mode);
          // Without the marks of src/i18n/phrases.ts.
          expect((await page.locator('main').innerText()).replaceAll('\u200B', '')).toContain(word);
          expect(visitor.problems, `${mode ?? 'system'}, ${hint}`).toEqual([]);
        }
      }
    });

  journey('the title of the document names the page, and a page change is announced', async () => {
    const { page } = await suite[device]();
    await page.goto('/');
    await settled(page);
    const site = await page.title();
    const announced = page.locator('p[aria-live=polite]').filter({ hasText: 'Slots' });
    expect(await announced.count()).toBe(0);
    await follow(page.getByRole('group', { name: 'Categories' }), 'Slots');
    await expect.poll(() => page.title()).toBe(`Slots · ${site}`);
    await announced.waitFor({ state: 'attached' });
    await page.goBack();
    await expect.poll(() => page.title()).toBe(site);
  });

  journey('a link before hydration loads its document, which comes with its content', async () => {
    const { page, context } = await suite[device]();
    const gate = await holdBack(context);
    await page.goto('/', { waitUntil: 'commit' });
    await follow(page.getByRole('group', { name: 'Categories' }), 'Slots');
    await page.waitForURL('**/pages/browser/browser?id=slots', { waitUntil: 'commit' });
    await page.getByRole('link', { name: /Mango Moon/ }).waitFor();
    gate.open();
    await settled(page);
  });

  journey('what is typed before hydration stays, with the caret, and Enter sends it', async () => {
    const { page, context } = await suite[device]();
    const gate = await holdBack(context);
    await page.goto('/pages/login/accountSignUp', { waitUntil: 'commit' });
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    await phone.fill('09171234567');
    await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
    await page.getByRole('checkbox').check();
    await phone.press('Enter');
    gate.open();
    await settled(page);
    await heads(page, 'Enter the 6-digit code');
  });

  journey('a tap on a heart before hydration asks the visitor to log in', async () => {
    const { page, context } = await suite[device]();
    const gate = await holdBack(context);
    await page.goto('/', { waitUntil: 'commit' });
    await press(page.getByRole('main'), 'Add Mango Moon to favorites');
    gate.open();
    if (device === 'phone') await page.waitForURL('**/pages/login/accountLogin');
    else await page.getByRole('dialog').getByRole('form', { name: 'Log in' }).waitFor();
  });
});

test('a page looks the same by its address and by a tap: the first styles are loaded once and first', async () => {
  const { page } = await suite.phone();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const shape = async () => {
    const order = page.getByRole('combobox', { name: 'Order' });
    await order.waitFor();
    await settled(page);
    return order.boundingBox();
  };
  await page.goto('/');
  await follow(page.getByRole('navigation'), 'Categories');
  const byTap = await shape();
  await page.goto('/pages/browser/browser');
  expect(await shape()).toEqual(byTap);
  expect(asked.filter((one) => /\/assets\/main-[^/]+\.css$/.test(one))).toEqual([]);
});

test('a page that is opened by its address needs no scripts but those that its document names', async () => {
  const { page, context } = await suite.phone({ expects: [/ERR_FAILED/] });
  const login = '/pages/login/accountLogin';
  const scriptsIn = async (path: string) => {
    const html = await (await fetch(suite.lobby().origin + path, { headers: { accept: 'text/html' } })).text();
    return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script);
  };
  const named = await scriptsIn(login);
  await context.route(program, (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(login);
  await page.getByRole('form', { name: 'Log in' }).waitFor();
  await settled(page);
  // A visitor on a page for players is asked to log in: its scripts would be loaded for nothing.
  expect((await scriptsIn('/pages/account/myWallet')).length).toBeLessThan(named.length);
  expect(await scriptsIn('/pages/account/myWallet')).toEqual(await scriptsIn('/'));
});

test('a link works even if the app never loads', async () => {
  const { page, context } = await suite.phone({ expects: [/ERR_FAILED/] });
  await context.route(program, (route) => route.abort());
  await page.goto('/');
  await follow(page.getByRole('group', { name: 'Categories' }), 'Slots');
  await page.waitForURL('**/pages/browser/browser?id=slots');
});

test('the app starts by itself when its scripts can be loaded again', async () => {
  const { page, context } = await suite.phone({ expects: [/ERR_FAILED/] });
  await context.route(program, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => program.test(request.url()));
  await page.goto('/');
  await failed;
  await context.unroute(program);
  await settled(page);
});

describe('on a static host', () => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await startStaticHost(suite.lobby().origin);
  });
  afterAll(() => host.stop());

  test.each(devices)('a %s shows the frame, then the data of the API', async (device) => {
    const { page, context } = await suite[device]();
    const gate = withOpener();
    await context.route('**/user-api/game/**', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(host.origin);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Categories' }).waitFor();
    expect(await page.getByRole('list', { name: 'Hot' }).count()).toBe(0);
    gate.open();
    await page.getByRole('list', { name: 'Hot' }).getByRole('link', { name: 'Mango Moon' }).waitFor();
    expect(await page.locator('html').getAttribute('data-device')).toBe(device === 'desktop' ? 'pc' : null);
    await page.goto(`${host.origin}/pages/account/userAgreement?content=terms`);
    await heads(page, 'Play money');
  });

  test('without an API it shows a message and a retry', async () => {
    const { page, context } = await suite.phone({ expects: [/status of 502/] });
    let isDown = true;
    await context.route('**/user-api/**', (route) =>
      isDown ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }) : route.continue(),
    );
    await page.goto(host.origin);
    await heads(page, 'The lobby cannot be reached');
    await sees(page, 'Check your connection. Your money is safe.');
    isDown = false;
    await press(page, 'Try again');
    await page.getByRole('list', { name: 'Hot' }).waitFor();
  });
});

/** Delays the start of the app until the gate opens. */
async function holdBack(context: Visitor['context']) {
  const gate = withOpener();
  await context.route(program, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

test('under many different looks the server sends the empty page, and the browser renders it', async () => {
  const { origin } = suite.lobby();
  const looks = ['blue', 'pink', 'green'].flatMap((accent) =>
    ['light', 'dark'].flatMap((mode) =>
      ['en_US', 'th_TH', 'my_MM', 'zh_CN', 'ms_MY'].flatMap((locale) =>
        ['', '; player=1'].map((hint) => `accent=${accent}; mode=${mode}; locale=${locale}${hint}`),
      ),
    ),
  );
  const answers = await Promise.all(
    looks.flatMap((cookie) =>
      ['/', '/pages/login/accountLogin'].map(async (path) => {
        const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
        return { status: answer.status, html: await answer.text() };
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const isEmpty = ({ html }: { html: string }) => html.includes('<div id="root"></div>');
  expect(answers.filter(isEmpty).length).toBeGreaterThan(0);
  expect(answers.filter(isEmpty).length).toBeLessThan(answers.length);
  const { page, problems } = await suite.phone();
  const empty = answers.find(isEmpty)?.html ?? '';
  await page.route(`${origin}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: empty });
  });
  await page.goto('/');
  await follow(page.getByRole('group', { name: 'Categories' }), 'Slots');
  await page.getByRole('combobox', { name: 'Order' }).waitFor();
  expect(problems).toEqual([]);
});
