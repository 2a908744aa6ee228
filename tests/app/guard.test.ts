import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addresses, isPublic } from '../../machines/addresses.js';
import { Scripted } from '../faults/server.js';
import { Browser, type Tab } from '../support/browser.js';
import { fakeTime } from '../support/fake-time.js';

const loginPage = '/pages/login/accountLogin';
const home = '/pages/index/index';
const entries = ['as the first page', 'from home'] as const;
const devices = [
  ['phone', 'other'],
  ['desktop', 'pc'],
] as const;

let browser: Browser;
beforeEach(() => {
  fakeTime();
  browser = new Browser(new Scripted().serve);
});
afterEach(() => {
  browser.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the router sends when the lobby navigates. */
function go(tab: Tab, path: string): void {
  tab.app.send({ type: 'app.locationChanged', place: { path, isOpen: isPublic(path), isLoaded: true } });
}

async function arrive(path: string, device: 'pc' | 'other', entry: (typeof entries)[number]): Promise<Tab> {
  const tab = browser.open({ path: entry === 'from home' ? home : path, device });
  await browser.settle();
  if (entry === 'from home') go(tab, path);
  await browser.settle();
  return tab;
}

const hasPopup = (tab: Tab) => tab.children.loginGuard.getSnapshot().hasTag('popup');

async function logIn(tab: Tab): Promise<void> {
  tab.session.send({ type: 'session.begin', token: 'token-marisol' });
  await browser.settle();
}

const paths = addresses.map(({ path }) => path);
const open = paths.filter(isPublic);
const forPlayers = paths.filter((path) => !isPublic(path));

test('there are addresses of both kinds', () => {
  expect(open.length).toBeGreaterThan(15);
  expect(forPlayers.length).toBeGreaterThan(20);
});

describe.each(devices)('on a %s (sections 2 and 6)', (name, device) => {
  describe.each(entries)('%s', (entry) => {
    test.each(forPlayers)('%s asks a visitor to log in, and opens after the login', async (path) => {
      const wanted = `${path}?id=17`;
      const tab = await arrive(wanted, device, entry);
      if (name === 'phone') {
        expect(tab.visited).toEqual([loginPage]);
        expect(hasPopup(tab)).toBe(false);
        go(tab, loginPage);
      } else {
        expect(tab.visited).toEqual([]);
        expect(hasPopup(tab)).toBe(true);
      }
      expect(browser.calls.filter(({ bearer }) => bearer !== null)).toEqual([]);

      await logIn(tab);
      expect(tab.visited.at(-1)).toBe(wanted);
      expect(hasPopup(tab)).toBe(false);
      expect(tab.app.getSnapshot().matches({ visit: 'player' })).toBe(true);
    });

    test.each(open)('%s is open to a visitor', async (path) => {
      const tab = await arrive(path, device, entry);
      expect(tab.visited).not.toContain(loginPage);
      expect(hasPopup(tab)).toBe(false);
      expect(tab.children.loginGuard.getSnapshot().context.wantedPath).toBeNull();
    });

    test.each(forPlayers)('%s is open to a player', async (path) => {
      browser.kept.set('token', 'token-marisol');
      const tab = await arrive(path, device, entry);
      expect(tab.app.getSnapshot().matches({ visit: 'player' })).toBe(true);
      expect(tab.visited).toEqual([]);
      expect(hasPopup(tab)).toBe(false);
    });
  });
});

/** No page to return to after the login: only the guard is checked. */
describe.each(devices)('an unknown address on a %s (A6)', (name, device) => {
  test.each(entries)('a visitor is asked to log in, %s', async (entry) => {
    const tab = await arrive('/pages/unknown', device, entry);
    expect(tab.visited).toEqual(name === 'phone' ? [loginPage] : []);
    expect(hasPopup(tab)).toBe(name === 'desktop');
  });

  test.each(entries)('a player is not asked to log in, %s', async (entry) => {
    browser.kept.set('token', 'token-marisol');
    const tab = await arrive('/pages/unknown', device, entry);
    expect(tab.visited).toEqual([]);
    expect(hasPopup(tab)).toBe(false);
  });
});

test('after a declined login the wanted page is discarded: a later login opens home', async () => {
  const tab = await arrive('/pages/account/myWallet', 'pc', 'from home');
  tab.children.loginGuard.send({ type: 'loginGuard.dismissed' });
  await browser.settle();
  await logIn(tab);
  expect(tab.visited).toEqual([home]);
});
