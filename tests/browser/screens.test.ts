import { beforeAll, describe, expect, test } from 'vitest';
import { addresses, addressOf } from '../../machines/addresses.js';
import { gatherFacts, screens, type Facts } from './screens/table.js';
import { walkScreens, type Walk } from './screens/walk.js';
import { enterAs } from './support/hooks.js';
import { axeFindings, settled } from './support/looking.js';
import { lobbySuite } from './support/suite.js';

const suite = lobbySuite();
let facts: Facts;
beforeAll(async () => {
  facts = await gatherFacts(suite.lobby());
});

test('every page of the lobby is checked', () => {
  const names: Facts = {
    player: '',
    newcomer: '',
    social: '',
    waiting: '',
    qr: '',
    paid: '',
    declined: '',
    expired: '',
    record: '',
  };
  const shown = new Set(
    screens.map(({ address }) => addressOf(typeof address === 'string' ? address : address(names))?.name),
  );
  expect([...new Set(addresses.map(({ name }) => name))].filter((name) => !shown.has(name))).toEqual([]);
});

test('a button without a name and low contrast are found', async () => {
  const { page } = await suite.phone();
  await page.goto('/pages/index/index');
  await settled(page);
  await page.evaluate(() => {
    const [nameless, faint, sheet] = [
      document.createElement('button'),
      document.createElement('p'),
      new CSSStyleSheet(),
    ];
    faint.textContent = faint.id = 'faint';
    sheet.replaceSync('#faint { color: #999; background: #aaa }');
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('main')?.prepend(nameless, faint);
  });
  expect((await axeFindings(page)).map((finding) => finding.split(':', 1)[0])).toEqual([
    'button-name',
    'color-contrast',
  ]);
});

/** One of each kind of page. */
const looked = ['home-player', 'category', 'game', 'deposit', 'wallet', 'account', 'login', 'sign-up', 'promotions'];

describe.each<Required<Pick<Walk, 'device' | 'chosen' | 'only'>>>([
  // Burmese needs the most space, and a phone has the least. Every screen in every language is looked at by `npm run nightly`.
  { device: 'phone', chosen: { locale: 'my_MM' }, only: () => true },
  // Most screens have the elements of the phone's, with more room.
  { device: 'desktop', chosen: {}, only: ({ name, only }) => only === 'desktop' || looked.includes(name) },
])('on a $device', ({ device, chosen, only }) => {
  test('every screen is accessible, and nothing is cut off', () =>
    walkScreens(suite, facts, { device, chosen, only, hasAxe: true, hasContrast: device === 'phone' }));
  test('dark mode keeps its contrasts', () =>
    walkScreens(suite, facts, {
      device,
      chosen: { mode: 'dark' },
      hasAxe: true,
      only: ({ name }) => ['home-player', 'deposit'].includes(name),
    }));
});

/** A tablet in portrait and landscape, a phone in landscape, and the smallest phone. */
const sizes = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
] as const;

describe.each(sizes)('on a screen of $width x $height', (size) => {
  const isDesktop = size.width >= 1024;
  /** After a first visit: it may begin with the layout that the server guessed. */
  const comeBack = async () => {
    const visitor = await suite.phone({ viewport: size, screen: size });
    const { page } = visitor;
    await page.goto('/');
    await page.waitForFunction((is) => (document.documentElement.dataset['device'] === 'pc') === is, isDesktop);
    await settled(page);
    return visitor;
  };

  test('nothing is cut off', () =>
    walkScreens(suite, facts, {
      device: 'phone',
      chosen: {},
      only: ({ name }) => looked.includes(name),
      size,
    }));

  test('the layout follows the width, and neither controls nor lines of a form grow with the screen (A9)', async () => {
    const { page } = await comeBack();
    await page.goto('/pages/login/accountLogin');
    await settled(page);
    const form = page.getByRole('form', { name: 'Log in' });
    const [field, button] = await Promise.all([
      form.getByRole('textbox', { name: 'Account or phone number' }).boundingBox(),
      form.getByRole('button', { name: 'Log in', exact: true }).boundingBox(),
    ]);
    expect(field?.width).toBeLessThanOrEqual(640);
    expect(button?.width).toBeLessThanOrEqual(640);
    expect(button?.height).toBeLessThanOrEqual(64);
  });

  test('the page of a game shows the amount and the buttons without scrolling', async () => {
    const visitor = await comeBack();
    await enterAs(visitor, { token: facts.player });
    const { page } = visitor;
    await page.goto('/pages/index/gameDetail?id=1001');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await settled(page);
    for (const part of [
      page.getByRole('textbox', { name: 'Bring into the game' }),
      page.getByRole('button', { name: 'Play', exact: true }),
      page.getByRole('button', { name: 'Try demo' }),
    ]) {
      const box = await part.boundingBox();
      expect(box, String(part)).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? Infinity), String(part)).toBeLessThanOrEqual(size.height);
    }
  });
});

/** Pages on which money stands. A game draws its own, so that one stands for all of them. */
const hasAmounts = /wallet|game|promotion|bonus|rebate|level|referral|cashout|bill|winners|account\/account/i;

describe('in little room', () => {
  test('on the smallest phone the widest amounts and names overlap nothing', () =>
    walkScreens(suite, facts, {
      device: 'phone',
      chosen: {},
      size: { width: 320, height: 568 },
      isWidest: true,
      only: ({ name, who, address }) =>
        who === 'player' && typeof address === 'string' && hasAmounts.test(address) && !/^demo-(?!play)/.test(name),
    }));

  // Also a window of 1440 px at 200 % and of 1280 px at 400 % (WCAG 1.4.10).
  test.each([720, 320])('a window of %i px on a computer has the look of a phone', (width) =>
    walkScreens(suite, facts, {
      device: 'desktop',
      chosen: {},
      size: { width, height: 900 },
      screen: { width: 1440, height: 900 },
      only: ({ name }) => [...looked, 'analysis', 'bills', 'popup-login', 'gate', 'settings', 'devices'].includes(name),
    }),
  );
});
