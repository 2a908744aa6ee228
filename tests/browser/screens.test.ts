import { beforeAll, describe, expect, test } from 'vitest';
import { addresses, addressOf } from '../../machines/addresses.js';
import { gatherFacts, screens, type Facts } from './screens/table.js';
import { walkScreens } from './screens/walk.js';
import { axeFindings, settled } from './support/looking.js';
import { lobbySuite, type Device } from './support/suite.js';

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

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  test('every screen is accessible, and nothing is cut off', () =>
    walkScreens(suite, facts, { device, chosen: {}, hasAxe: true }));
  test('dark mode keeps its contrasts', () =>
    walkScreens(suite, facts, {
      device,
      chosen: { mode: 'dark' },
      hasAxe: true,
      only: ({ name }) => ['home-player', 'deposit'].includes(name),
    }));
});

test('nothing is cut off in Burmese, which needs the most space', () =>
  walkScreens(suite, facts, { device: 'phone', chosen: { locale: 'my_MM' }, hasAxe: false }));
