import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { heads } from '../steps/screen.js';
import { withoutAnswers } from '../support/documents.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

type GameCard = components['schemas']['GameCard'];

const suite = lobbySuite();
const address = '/pages/browser/browser?id=slots&sort=relevance';
const total = 10_000;

const game = (nth: number): GameCard => ({
  gameId: String(1001 + nth),
  name: `Lagoon ${nth + 1}`,
  makerId: '101',
  makerName: 'Kasoy Works',
  categoryId: 'slots',
  art: { name: 'none', dominant: '#345' },
  isNew: nth % 7 === 0,
  isHot: false,
  // A line with a note is as high as one without.
  isPlayable: nth % 5 !== 0,
  demoStatus: false,
  maintenanceStatus: false,
  maintenanceEndTime: null,
});

/** A category of ten thousand games. The demo lobby has two hundred. */
async function withManyGames(page: Page): Promise<{ requests: () => number }> {
  let requests = 0;
  await withoutAnswers(page);
  await page.route('**/user-api/game/category_game/slots?*', async (route) => {
    requests += 1;
    const query = new URL(route.request().url()).searchParams;
    const limit = Number(query.get('limit'));
    const from = (Number(query.get('page')) - 1) * limit;
    const rows = Array.from({ length: Math.min(limit, total - from) }, (_, nth) => game(from + nth));
    await route.fulfill({ json: { code: 200, msg: 'OK', rows, total } });
  });
  // Pictures of ten thousand games are not what is looked at.
  await page.route('**/art/none-*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return { requests: () => requests };
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** The games whose card is in the viewport, by their place in the list, and how far the first one is from the top. */
const inSight = (page: Page): Promise<{ places: number[]; top: number }> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main li[aria-posinset]')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return {
      places: cards.map((card) => Number(card.getAttribute('aria-posinset'))),
      top: Math.round(cards[0]?.getBoundingClientRect().top ?? 0),
    };
  });

/** Scrolls to the end of what is loaded until this many games are. Answers the most elements that the document had. */
async function readDown(page: Page, games: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    let most = 0;
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (;;) {
      scrollTo(0, document.documentElement.scrollHeight);
      await frame();
      await frame();
      most = Math.max(most, document.querySelectorAll('*').length);
      const places = [...document.querySelectorAll('main li[aria-posinset]')].map((card) => card.ariaPosInSet);
      if (Number(places.at(-1)) >= wanted) return most;
    }
  }, games);
}

onEachDevice('on a %s', (device, journey) => {
  const open = async () => {
    const visitor = await suite[device]({ expects: [/Failed to load resource/] });
    await enterAs(visitor, await newPlayer(suite.lobby()));
    const { page } = visitor;
    const { requests } = await withManyGames(page);
    await page.goto(address);
    await page.getByRole('link', { name: 'Lagoon 1', exact: true }).waitFor();
    return { page, requests };
  };

  journey('a list of 10,000 games reaches its end and its start with a small document', async () => {
    const { page, requests } = await open();
    const most = await readDown(page, total);
    expect(most).toBeLessThan(1_500);
    await page.getByRole('link', { name: 'Lagoon 10000', exact: true }).waitFor();
    expect(await page.getByRole('main').getByRole('button', { name: 'Show more' }).count()).toBe(0);
    expect(requests()).toBeLessThan(120);
    // Nothing is missing, or lies over another row, where the rows were never rendered before.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(async () => (await inSight(page)).places.length).toBeGreaterThan(8);
    const { places } = await inSight(page);
    expect(places).toEqual(places.map((_, nth) => (places[0] ?? 0) + nth));
    expect(places[0]).toBeGreaterThan(4_500);
    expect(places[0]).toBeLessThan(5_500);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Lagoon 1', exact: true }).waitFor();
    expect(await elements(page)).toBeLessThan(1_500);
  });

  journey('Back from a game and a reload keep the games in sight', async () => {
    const { page, requests } = await open();
    await readDown(page, 600);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.7));
    await expect.poll(async () => (await inSight(page)).places.length).toBeGreaterThan(8);
    await settled(page);
    const before = await inSight(page);
    await axe(page);
    await nothingClipped(page);
    await shot(page, `long-list-${device}`);

    const [place = 0] = before.places;
    await page.evaluate((nth) => {
      document.querySelector<HTMLElement>(`main li[aria-posinset="${nth}"] a`)?.click();
    }, place);
    await page.waitForURL('**/pages/index/gameDetail?*');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/pages/browser/browser?*');
    await expect.poll(() => inSight(page)).toEqual(before);
    expect(await elements(page)).toBeLessThan(1_500);

    const read = requests();
    await page.reload();
    await expect.poll(() => inSight(page), { timeout: 20_000 }).toEqual(before);
    expect(requests() - read).toBeLessThanOrEqual(read);
    // The list goes on where it ended; a key ends the attempts to restore the position.
    await page.keyboard.press('End');
    await readDown(page, 700);
  });

  journey('the focus stays on its game when the list is scrolled away, and goes on from there', async () => {
    const { page } = await open();
    await readDown(page, 600);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(async () => (await inSight(page)).places.length).toBeGreaterThan(8);
    const [place = 0] = (await inSight(page)).places.slice(3);
    await page.getByRole('link', { name: `Lagoon ${place}`, exact: true }).focus();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Lagoon 1', exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(name).toBe(`Lagoon ${place + 1}`);
    await expect.poll(async () => (await inSight(page)).places.includes(place + 1)).toBe(true);
  });

  journey('a page that fails is retried when the network is back, and the list goes on', async () => {
    const { page } = await open();
    await readDown(page, 300);
    await page.context().setOffline(true);
    await page.unroute('**/user-api/game/category_game/slots?*');
    const alert = page.getByRole('main').getByText('More games could not be loaded.');
    const atEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return alert.isVisible();
    };
    await expect.poll(atEnd, { timeout: 20_000 }).toBe(true);
    await withManyGames(page);
    await page.context().setOffline(false);
    await readDown(page, 500);
    await alert.waitFor({ state: 'detached' });
    if (device === 'desktop') await heads(page, 'Slots');
  });
});
