import { beforeAll, describe, expect, test } from 'vitest';
import { pathnameOf, routes } from '../../src/app/routes.js';
import { gatherFacts, screens, type Facts } from './screens/table.js';
import { walkScreens } from './screens/walk.js';
import { axeFindings, settled } from './support/looking.js';
import { lobbySuite, type Device } from './support/suite.js';

const suite = lobbySuite();
let facts: Facts;
beforeAll(async () => {
  facts = await gatherFacts(suite.lobby());
});

test('every page of the lobby is looked at', () => {
  const names: Facts = {
    player: '',
    newcomer: '',
    social: '',
    waiting: '',
    qr: '',
    paid: '',
    declined: '',
    expired: '',
  };
  const shown = new Set(
    screens.map(({ address }) => routes[pathnameOf(typeof address === 'string' ? address : address(names))]?.name),
  );
  expect([...new Set(Object.values(routes).map(({ name }) => name))].filter((name) => !shown.has(name))).toEqual([]);
});

test('a button without a name, and grey on grey, would be found', async () => {
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

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  test('every screen can be used by everybody, and nothing is cut off', () =>
    walkScreens(suite, facts, { device, chosen: {}, hasAxe: true }));
  test('the darkness keeps its contrasts', () =>
    walkScreens(suite, facts, {
      device,
      chosen: { mode: 'dark' },
      hasAxe: true,
      only: ({ name }) => ['home-player', 'account', 'game', 'deposit', 'wallet', 'login'].includes(name),
    }));
});

test('nothing is cut off in Burmese, which needs the most room', () =>
  walkScreens(suite, facts, { device: 'phone', chosen: { locale: 'my_MM' }, hasAxe: false }));
