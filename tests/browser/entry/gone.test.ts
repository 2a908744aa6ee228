import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, heads, press, sees } from '../steps/screen.js';
import { withOpener } from '../support/opener.js';
import { axe, settled, shot } from '../support/looking.js';
import { startStaticHost, type StaticHost } from '../support/static-host.js';
import { lobbySuite } from '../support/suite.js';
import type { Visitor } from '../support/visitor.js';

/** A deploy has removed the files of this version (B7). */
const suite = lobbySuite();
const expects = [
  /status of 404/,
  /ERR_FAILED/,
  /Failed to fetch dynamically imported module/,
  /Unable to preload CSS/,
  /MIME type/,
];
const goneAnswer = { status: 404, contentType: 'text/plain', body: 'Not found' };
const agreement = '/pages/account/userAgreement?content=terms';
const agreementStyles = /\/assets\/agreement-[^/]+\.css$/;

type Loss = { isOn: boolean };
/** Removes the files of a kind while `isOn`, except those of the first page. */
async function lose({ context, page }: Visitor, files: RegExp): Promise<Loss> {
  const loss = { isOn: false };
  await page.goto('/pages/account/contactInfomation');
  await settled(page);
  await context.route(files, (route) => (loss.isOn ? route.fulfill(goneAnswer) : route.continue()));
  loss.isOn = true;
  return loss;
}
const go = ({ page }: Pick<Visitor, 'page'>, to: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Checks that the stylesheets of a page are applied: each of them has rules. */
const hasItsLooks = ({ page }: Pick<Visitor, 'page'>) =>
  page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].every(
      (link) => ((link as HTMLLinkElement).sheet?.cssRules.length ?? 0) > 0,
    ),
  );

const rulesOf = ({ page }: Pick<Visitor, 'page'>, path: string) =>
  page.evaluate(
    (href) => document.querySelector<HTMLLinkElement>(`link[href$="${href}"]`)?.sheet?.cssRules.length ?? 0,
    path,
  );

describe('a page whose script is missing', () => {
  test('offers a new version once; the reload requests the document and shows the page when its files are there', async () => {
    const visitor = await suite.phone({ expects });
    const { page } = visitor;
    const loss = await lose(visitor, /\/assets\/agreement-[^/]+\.js$/);
    await go(visitor, agreement);
    await heads(page, 'There is a new version');
    await page.getByRole('link', { name: 'Go home' }).waitFor();
    await axe(page);
    await shot(page, 'new-version-phone');
    loss.isOn = false;
    await press(page, 'Load again');
    await heads(page, 'Play money');
    expect(new URL(page.url()).search).toBe('?content=terms');
  });

  test('that is missing in the newest version too is not offered as new again, and nothing reloads by itself', async () => {
    const visitor = await suite.phone({ expects });
    const { page } = visitor;
    const documents: string[] = [];
    const loss = await lose(visitor, /\/assets\/agreement-[^/]+\.js$/);
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await go(visitor, agreement);
    await press(page, 'Load again');
    await heads(page, 'This page could not be loaded');
    await sees(page, 'Your version is the newest. Try again in a while.');
    expect(documents).toHaveLength(1);
    loss.isOn = false;
    await press(page, 'Try again');
    await heads(page, 'Play money');
  });

  test('is loaded by the retry if the file was only late', async () => {
    const visitor = await suite.phone({ expects });
    const { page, context } = visitor;
    await page.goto('/pages/account/contactInfomation');
    await settled(page);
    let asked = 0;
    await context.route(/\/assets\/agreement-[^/]+\.js$/, (route) =>
      (asked += 1) === 1 ? route.abort() : route.continue(),
    );
    await go(visitor, agreement);
    await heads(page, 'Play money');
    expect(asked).toBe(2);
  });
});

describe('a page whose stylesheets are late', () => {
  test('does not block other pages, and is shown when they are loaded', async () => {
    const visitor = await suite.phone();
    const { page, context } = visitor;
    await page.goto('/pages/account/contactInfomation');
    await settled(page);
    const answer = withOpener();
    const asked: string[] = [];
    await context.route(agreementStyles, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await answer.opened;
      await route.continue();
    });
    await go(visitor, agreement);
    await expect.poll(() => asked).toHaveLength(1);
    await go(visitor, '/pages/forbidden/forbidden');
    await heads(page, 'You can use the lobby');
    await go(visitor, agreement);
    answer.open();
    await heads(page, 'Play money');
    expect(await Promise.all(asked.map((path) => rulesOf(visitor, path)))).toEqual([
      expect.toSatisfy((rules) => rules > 0),
    ]);
  });
});

describe('a page whose stylesheets are missing', () => {
  test('is not shown without its styles: they are requested again with it', async () => {
    const visitor = await suite.phone({ expects });
    const { page, context } = visitor;
    await page.goto('/pages/account/contactInfomation');
    await settled(page);
    const asked: string[] = [];
    // A page that is never prefetched: the browser may hold the styles of others before the route is set.
    await context.route(agreementStyles, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (asked.length === 1) await route.fulfill(goneAnswer);
      else await route.continue();
    });
    await go(visitor, agreement);
    await heads(page, 'Play money');
    expect(asked).toEqual([asked[0], asked[0]]);
    expect(await rulesOf(visitor, asked[0]!)).toBeGreaterThan(0);
  });

  test('that stay missing reports the page as missing', async () => {
    const visitor = await suite.phone({ expects });
    const loss = await lose(visitor, agreementStyles);
    await go(visitor, agreement);
    await heads(visitor.page, 'There is a new version');
    loss.isOn = false;
    await press(visitor.page, 'Load again');
    await heads(visitor.page, 'Play money');
    await expect.poll(() => hasItsLooks(visitor)).toBe(true);
  });
});

describe('a document that is older than the files', () => {
  test('is requested again once if its script is missing', async () => {
    const visitor = await suite.phone({ expects });
    const { page, context } = visitor;
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await context.route(/\/assets\/main-[^/]+\.js$/, (route) => route.fulfill(goneAnswer));
    await page.goto('/pages/index/index');
    await expect.poll(() => documents).toEqual(['/pages/index/index', '/pages/index/index']);
    await page.waitForLoadState('load');
    await follow(page.getByRole('group', { name: 'Categories' }), 'Slots');
    await page.waitForURL('**/pages/browser/browser?id=slots');
    expect(documents).toEqual(['/pages/index/index', '/pages/index/index', '/pages/browser/browser']);
  });

  test('stays as the server rendered it if only the network is lost', async () => {
    const visitor = await suite.phone({ expects });
    const { page, context } = visitor;
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await context.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.goto('/pages/index/index');
    await heads(page, 'Mango Moon');
    expect(documents).toHaveLength(1);
  });
});

describe('a file that is in no build', () => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await startStaticHost(suite.lobby().origin);
  });
  afterAll(() => host.stop());

  test.each(['main-00000000.js', 'Page-00000000.css', 'x.js.br', 'agreement-old.js?v=1'])(
    'is not answered with a page: /assets/%s',
    async (file) => {
      const response = await fetch(`${suite.lobby().origin}/assets/${file}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).not.toContain('html');
      expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  test('of a static host, which responds with a page, still counts as missing', async () => {
    const visitor = await suite.phone({ expects });
    const { page, context } = visitor;
    await context.route(/\/assets\/agreement-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Lobby</title>' }),
    );
    await page.goto(`${host.origin}${agreement}`);
    await heads(page, 'There is a new version');
  });
});
