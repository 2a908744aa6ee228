import type { ChartMeta } from '../../machines/vocabulary.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as loginPage } from '../../src/app/pages/access/login.js';
import { page as resetPage } from '../../src/app/pages/access/resetPassword.js';
import { page as signUpPage } from '../../src/app/pages/access/signUp.js';
import { page as smsPage } from '../../src/app/pages/access/smsLogin.js';
import { page as fillProfilePage } from '../../src/app/pages/access/fillProfile.js';
import { slot } from '../../src/effects/store.js';
import { busyIn } from '../faults/play.js';
import { Scripted } from '../faults/server.js';
import { site } from '../fixtures/entry/launch.spec.js';
import { Browser, type Tab } from '../support/browser.js';
import { everyChart } from '../support/every-chart.js';
import { fakeTime } from '../support/fake-time.js';

const plain = { ...site, gameAccountCaptchaEnabled: 'false' };
let browser: Browser;

beforeEach(() => {
  fakeTime();
  const usual = new Scripted();
  // The server refuses every token but this one, such as an invalid value from the storage.
  browser = new Browser(async (call) =>
    call.bearer === null || call.bearer === 'token-marisol'
      ? usual.serve(call)
      : Response.json({ code: 401, msg: 'Please log in' }),
  );
});
afterEach(() => {
  browser.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Values that another version or program may have stored in a slot. */
const poisons: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'a word': 'gibberish',
  'half of an object': '{"version":1,',
  null: 'null',
  'an array': '[1,2,3]',
  'a number': '7',
  'an earlier version': '{"version":0,"fields":{},"ends":{},"profile":{}}',
  'a later version': '{"version":99,"fields":{"step":"bankAccount"}}',
  'no fields': '{"version":1,"fields":null,"ends":null,"profile":null}',
  'fields of other types':
    '{"version":1,"fields":{"phone":7,"username":[],"isAdult":"yes","step":{},"wantedPath":{},"key":1,"choice":[],"sentTo":{},"isSent":"no","draft":7,"inviteCode":1,"bankType":[],"bankAccountName":0},"ends":[],"profile":[],"date":{},"data":1,"at":"x","taken":{}}',
  'fresh fields of other types':
    '{"version":1,"fields":{"phone":7,"username":[],"isAdult":"yes","step":{},"wantedPath":{},"key":1,"choice":[],"sentTo":{},"isSent":"no","draft":7,"inviteCode":1,"bankType":[],"bankAccountName":0},"ends":[],"profile":[],"date":{},"data":1,"at":1795255140000,"taken":{}}',
  'fresh fields of other types, of a later version':
    '{"version":3,"fields":{"phone":7,"username":[],"isAdult":"yes","step":{},"wantedPath":{},"key":1,"choice":[],"sentTo":{},"isSent":"no","draft":7,"inviteCode":1,"bankType":[],"bankAccountName":0},"ends":[],"profile":[],"date":{},"data":1,"at":1795255140000,"taken":{}}',
  prototypes:
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"version":1,"fields":{"__proto__":{"wantedPath":"/"}}}',
  HTML: '<img src=x onerror=alert(1)>',
  'another site': 'https://evil.example/pages/index/index',
  'a script': 'javascript:alert(1)',
  'a megabyte': 'x'.repeat(1_000_000),
  'a control character': '\u0000\u2028\ud800',
};

const machines = await everyChart();
const resuming = machines.filter(({ root }) => (root.meta as ChartMeta | undefined)?.resumes);
/** All slots of the storage, with those of the charts that survive a reload. */
const slots = [...new Set([...Object.values(slot), ...resuming.map(({ id }) => `resume.${id}`)])];
async function openAndLogIn(): Promise<Tab> {
  const tab = browser.open({ site: plain });
  await browser.settle();
  await browser.pass(1_000);
  expect(busyIn(tab), 'a state that stays busy').toEqual([]);
  expect(tab.app.getSnapshot().status).toBe('active');
  expect(tab.children.launch.getSnapshot().matches('live')).toBe(true);
  tab.enter('signUp', signUpPage as never, {}, plain);
  tab.enter('smsLogin', smsPage as never, {}, plain);
  tab.enter('resetPassword', resetPage as never, {}, plain);
  tab.enter('login', loginPage as never, {}, plain);
  tab
    .flow('login')
    .send({ type: 'login.submitted', form: { username: 'marisol', password: 'mango.moon8', captcha: null } });
  await browser.settle();
  expect(tab.session.getSnapshot().value).toEqual({ player: 'named' });
  tab.enter('fillProfile', fillProfilePage as never, {}, plain);
  await browser.settle();
  expect(busyIn(tab), 'a state that stays busy').toEqual([]);
  expect(
    Object.values(tab.children.flows.getSnapshot().context.flows).every((flow) => flow !== null),
    'no flow threw',
  ).toBe(true);
  // A browser cannot tell whether a stored word is a token: the server refuses it, and the token is removed.
  expect(tab.critical.filter((notice) => !('text' in notice) || notice.text !== 'Please log in')).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  return tab;
}

/** A refused token ends the session before the other slots of a player are read, so it is poisoned by itself. */
const together = { token: [slot.token], 'all other slots': slots.filter((name) => name !== slot.token) };

describe.each(Object.entries(together))('%s', (_, names) => {
  test.each(Object.keys(poisons))('with %s in it, the lobby opens and a player logs in', async (poison) => {
    for (const name of names) browser.kept.set(name, poisons[poison] ?? '');
    const tab = await openAndLogIn();
    const places = tab.visited.filter((to) => !to.startsWith('/pages/'));
    expect(places, 'addresses that are not of the lobby').toEqual([]);
    expect(tab.session.getSnapshot().context.token).toBe('token-marisol');
  });
});

describe.each(['full', 'refused'] as const)('a storage that is %s', (mood) => {
  test('keeps a player logged in until a logout (G4)', async () => {
    browser.mood = mood;
    const tab = await openAndLogIn();
    expect(tab.outside.store.get(slot.token)).toBe('token-marisol');
    await browser.pass(200_000);
    expect(
      browser.calls.filter(({ path, bearer }) => path === '/onlineTime' && bearer === 'token-marisol'),
    ).toHaveLength(1);
    tab.session.send({ type: 'session.end' });
    await browser.settle();
    expect(tab.session.getSnapshot().value).toBe('visitor');
    expect(tab.outside.store.get(slot.token)).toBeNull();
    expect(browser.kept.size).toBe(0);
  });

  test('during a visit keeps the player logged in', async () => {
    const tab = await openAndLogIn();
    browser.mood = mood;
    tab.session.send({ type: 'session.refresh' });
    await browser.settle();
    expect(tab.session.getSnapshot().value).toEqual({ player: 'named' });
    tab.session.send({ type: 'session.end' });
    await browser.settle();
    expect(tab.session.getSnapshot().value).toBe('visitor');
  });
});
