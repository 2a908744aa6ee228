import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removing } from '../../server/web/service-worker.js';
import { follow, heads, press } from './steps/screen.js';
import { openDoor, type Door, type Fate } from './support/door.js';
import { settled } from './support/looking.js';
import { lobbySuite } from './support/suite.js';
import { choose, type Visitor, type VisitorOptions } from './support/visitor.js';

const suite = lobbySuite();
/** A tab without a network complains of each request. */
const lost = [/ERR_(?:EMPTY_RESPONSE|CONNECTION_(?:RESET|REFUSED)|INTERNET_DISCONNECTED|FAILED)/, /Failed to fetch/];
const isPage = (path: string) => /^\/(?:$|pages\/|\?)/.test(path);

let door: Door;
beforeEach(async () => {
  door = await openDoor(suite.lobby().origin);
});
afterEach(() => door.stop());

const visitor = (options: VisitorOptions = {}): Promise<Visitor> =>
  suite.phone({ hasWorker: true, expects: lost, ...options });

/** The addresses in each cache of the worker, without the origin. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () =>
    Object.fromEntries(
      await Promise.all(
        (await caches.keys()).map(async (name) => [
          name,
          (await (await caches.open(name)).keys()).map(({ url }) => url.replace(location.origin, '')),
        ]),
      ),
    ),
  );
const assetsIn = async (page: Page) => (await kept(page))['assets'] ?? [];
const pagesIn = async (page: Page) => (await kept(page))['pages'] ?? [];

/** Opens the lobby, and waits until its worker is at work and has kept what the page had loaded before. */
async function firstVisit({ page }: Visitor, path = '/'): Promise<void> {
  await page.goto(door.origin + path);
  await settled(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => pagesIn(page)).not.toEqual([]);
}

/** Answers as a server with the next build, whose worker has another empty page and keeps one more file. */
async function deploy(added: Fate): Promise<void> {
  const body = (await (await fetch(`${suite.lobby().origin}/sw.js`)).text())
    .replace(/index\.html\?\w+/, 'index.html?00000000')
    .replace('withoutServer:[', `withoutServer:["${addedFile}",`)
    .replace('hashes:`', 'hashes:`1111');
  door.decide((path) => {
    if (path === '/sw.js') return { type: 'text/javascript', body };
    return path === addedFile ? added : 'passed';
  });
}
const addedFile = '/assets/added-11111111.js';
const empty = { type: 'text/javascript', body: '' };

/** Lets the browser look for a new worker; the state in which its installation ends. */
const update = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise<string>((resolve) =>
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => resolve(installing.state), { once: true });
      }),
    );
    await registration.update();
    return ended;
  });

const hot = (page: Page) => page.getByRole('list', { name: 'Hot' }).getByRole('link', { name: 'Mango Moon' });
const oneOf = (files: readonly string[], name: string): string =>
  files.find((file) => file.startsWith(`/assets/${name}-`)) ?? `no ${name}`;

describe('what the worker keeps', () => {
  test('is code, pictures and shared pages, and no response of the API', async () => {
    const one = await visitor();
    const { page } = one;
    await firstVisit(one);
    await page.reload();
    await settled(page);
    const part = `${door.asked.find((path) => path.startsWith('/art/'))}?part`;
    await page.evaluate((path) => fetch(path, { headers: { range: 'bytes=0-9' } }), part);
    await follow(page.getByRole('navigation', { name: 'Main navigation' }), 'Categories');
    await page.getByRole('combobox', { name: 'Order' }).waitFor();
    await expect.poll(async () => oneOf(await assetsIn(page), 'catalogue')).toContain('/assets/');
    const all = await kept(page);
    expect(Object.keys(all).toSorted()).toEqual(['art', 'assets', 'pages']);
    expect(door.asked.some((path) => path.startsWith('/user-api/'))).toBe(true);
    expect(
      Object.values(all)
        .flat()
        .filter((path) => !/^\/(?:art\/|assets\/|index\.html\?|home\?)/.test(path)),
    ).toEqual([]);
    expect(all['art']).not.toEqual([]);
    expect(door.asked).toContain(part);
    expect(all['art']).not.toContain(part);
  });

  test('loads nothing a second time on the first visit, and no code on the second', async () => {
    const one = await visitor();
    const { page } = one;
    await firstVisit(one);
    const files = door.asked.filter((path) => path.startsWith('/assets/'));
    expect(files.length).toBe(new Set(files).size);
    const before = door.asked.length;
    await page.reload();
    await settled(page);
    await hot(page).waitFor();
    expect(door.asked.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });

  test('is nothing but what was loaded, if the player saves data', async () => {
    const one = await visitor();
    await one.context.addCookies([{ name: 'lowData', value: '1', url: door.origin }]);
    await one.page.goto(door.origin);
    await settled(one.page);
    await one.page.waitForLoadState('networkidle');
    // The script of the worker is only for those who come back.
    expect(door.asked).not.toContain('/sw.js');
    await one.page.reload();
    await settled(one.page);
    await one.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(async () => oneOf(await assetsIn(one.page), 'prefetch')).toContain('/assets/');
    const loaded = await one.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')),
    );
    expect((await assetsIn(one.page)).filter((file) => !loaded.includes(file))).toEqual([]);
    expect(door.asked.filter((path) => path.startsWith('/index.html'))).toEqual([]);
  });
});

describe('without a network', () => {
  test('a visited page shows its content again, under its policy', async () => {
    const one = await visitor();
    const { page } = one;
    await firstVisit(one);
    door.decide(() => 'lost');
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await hot(page).waitFor();
    await settled(page);
  });

  test('an address that was never visited starts the app, under the policy of the empty page', async () => {
    const one = await visitor();
    await firstVisit(one);
    await one.context.setOffline(true);
    door.decide(() => 'lost');
    const response = await one.page.goto(`${door.origin}/pages/account/settings`);
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await heads(one.page, 'The lobby cannot be reached');
    door.decide(() => 'passed');
    // It tries again by itself.
    await one.context.setOffline(false);
    await heads(one.page, 'Settings');
  });

  test('a page is not shown as it was before the player chose another language', async () => {
    const one = await visitor();
    await firstVisit(one);
    await choose(one, door.origin, { locale: 'th_TH' });
    door.decide(() => 'lost');
    await one.page.reload();
    await one.page.getByRole('main').getByRole('heading').first().waitFor();
    expect(await one.page.locator('html').getAttribute('lang')).toBe('th-TH');
    expect(await hot(one.page).count()).toBe(0);
  });

  test('the page of an earlier visit is shown when the server does not answer in time', async () => {
    const one = await visitor();
    await firstVisit(one);
    door.decide((path) => (isPage(path) ? 'unanswered' : 'passed'));
    expect((await one.page.reload())?.fromServiceWorker()).toBe(true);
    await hot(one.page).waitFor();
    expect(await one.page.locator('script#start').count()).toBe(1);
  });

  test('an old page is not shown where a network could read its data anew', async () => {
    const one = await visitor();
    const { page } = one;
    await firstVisit(one);
    await page.evaluate(async () => {
      const pages = await caches.open('pages');
      for (const request of await pages.keys()) {
        const response = await pages.match(request);
        const headers = new Headers(response?.headers);
        headers.set('last-modified', new Date(Date.now() - 3_600_000).toUTCString());
        await pages.put(request, new Response(await response?.blob(), { headers }));
      }
    });
    door.decide((path) => (isPage(path) ? 'unanswered' : 'passed'));
    await page.reload();
    await hot(page).waitFor();
    expect(await page.locator('script#start').count()).toBe(0);
  });
});

describe('a new version', () => {
  test('waits until the last tab of the old one is closed, and then removes its files', async () => {
    const one = await visitor();
    const { page, context } = one;
    await firstVisit(one);
    // Of the build before: a page may still load it.
    const old = '/assets/old-22222222.js';
    await page.evaluate(async (file) => {
      Object.assign(window, { isFirstDocument: true });
      await (await caches.open('assets')).put(file, new Response(''));
    }, old);
    await deploy(empty);
    expect(await update(page)).toBe('installed');
    // Two tabs: a new document comes from the server, and the old tab keeps its files.
    const second = await context.newPage();
    await second.goto(door.origin);
    await settled(second);
    expect(await assetsIn(page)).toContain(old);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    // Both tabs are left: only then does the browser start the new worker.
    await page.goto('about:blank');
    await second.goto('about:blank');
    await expect
      .poll(async () => {
        await second.goto(door.origin);
        await settled(second);
        const files = await assetsIn(second);
        await second.goto('about:blank');
        return files.filter((file) => file.startsWith('/index.html'));
      })
      .toEqual(['/index.html?00000000']);
    await second.goto(`${door.origin}/healthz`);
    const files = await assetsIn(second);
    expect(files).not.toContain(old);
    expect(files).toContain(addedFile);
    // What both builds have is still there.
    expect(oneOf(files, 'react')).toContain('/assets/');
  });

  test('that is lost in the middle leaves the old one at work, and is installed later', async () => {
    const one = await visitor();
    const { page } = one;
    await firstVisit(one);
    await deploy('lost');
    expect(await update(page)).toBe('redundant');
    door.decide(() => 'lost');
    await page.reload();
    await hot(page).waitFor();
    await deploy(empty);
    await page.reload();
    await settled(page);
    expect(await update(page)).toBe('installed');
  });

  test('is loaded by the offered reload even if the server takes long, since cached pages name files that are gone', async () => {
    const one = await visitor({ expects: [...lost, /status of 404/] });
    const { page } = one;
    await firstVisit(one);
    expect(await pagesIn(page)).not.toEqual([]);
    door.decide((path) => (path.startsWith('/assets/') ? { status: 404, type: 'text/plain', body: '' } : 'passed'));
    await follow(page.getByRole('navigation', { name: 'Main navigation' }), 'Promotions');
    await heads(page, 'There is a new version');
    expect(await pagesIn(page)).toEqual([]);
    expect((await assetsIn(page)).filter((file) => file.startsWith('/index.html'))).toEqual([]);
    door.decide(() => 'passed');
    await press(page, 'Load again');
    await heads(page, 'Promotions');
  });
});

describe('the lobby works as without a worker', () => {
  test.each([
    ['the browser has none', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    [
      'the browser refuses it, as without storage',
      () =>
        Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
          value: () => Promise.reject(new DOMException('refused', 'SecurityError')),
        }),
    ],
  ])('when %s', async (_, refuse) => {
    const one = await visitor();
    await one.context.addInitScript(refuse);
    for (const visit of ['first', 'second']) {
      await one.page.goto(door.origin);
      await settled(one.page);
      await one.page.waitForLoadState('networkidle');
      await hot(one.page).waitFor();
      expect(await one.page.evaluate(() => caches.keys()), visit).toEqual([]);
    }
  });

  test('when the storage of the browser is full before it is installed', async () => {
    const one = await visitor({ expects: [...lost, /Quota/i] });
    const { page } = one;
    await limitStorage(page, 1_000);
    await page.goto(door.origin);
    await settled(page);
    await expect.poll(() => door.asked).toContain('/sw.js');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.reload();
    await settled(page);
    await hot(page).waitFor();
  });

  test('when the storage is full later: what is missing comes from the network', async () => {
    const one = await visitor({ expects: [...lost, /Quota/i] });
    const { page } = one;
    await firstVisit(one);
    await limitStorage(page, 1);
    await page.reload();
    await settled(page);
    await follow(page.getByRole('navigation', { name: 'Main navigation' }), 'Promotions');
    await heads(page, 'Promotions');
    expect(oneOf(await assetsIn(page), 'promotions')).toBe('no promotions');
  });
});

test('a worker that the server takes back removes itself and all that it keeps', async () => {
  const one = await visitor();
  const { page } = one;
  await firstVisit(one);
  door.decide((path) => (path === '/sw.js' ? { type: 'text/javascript', body: removing } : 'passed'));
  await page.reload();
  await settled(page);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
        (await indexedDB.databases()).map(({ name }) => name),
      ]),
    )
    .toEqual([0, [], []]);
  await page.reload();
  await settled(page);
  await hot(page).waitFor();
});

async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: door.origin, quotaSize });
}

test('the lobby can be installed', async () => {
  const one = await visitor();
  const { page } = one;
  await firstVisit(one);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${door.origin}/manifest.webmanifest?lang=en_US`);
  expect(errors).toEqual([]);
  expect(data).toContain('My games');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Chromium installs nothing in the incognito windows of tests.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
