import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineAppDownloadActors } from '../../../src/effects/entry/appDownload.js';
import { appIn, hostOf, isInstallable } from '../../../src/effects/entry/installable.js';
import { holdInstallPrompt } from '../../../src/effects/entry/installPrompt.js';
import { slot } from '../../../src/effects/store.js';
import { appVersion } from '../../fixtures/entry/appDownload.spec.js';
import { createWorld, run, toasts } from '../access/world.js';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const link = 'https://files.example/paraw.apk';

function browse({ userAgent = phone, isStandalone = false, referrer = '' }) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') && isStandalone }));
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the app is offered', () => {
  test('in the browser of an Android phone', () => {
    browse({});
    expect(isInstallable(link)).toBe(true);
  });

  test.each([
    ['on a tablet', { userAgent: phone.replace('Mobile ', '') }],
    ['on an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148' }],
    ['on a desktop', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0' }],
    ['in a page that stands on the home screen', { isStandalone: true }],
    ["in the app's web view", { userAgent: phone.replace('Pixel 8)', 'Pixel 8; wv)') }],
    ['in the app that opened it', { referrer: 'android-app://com.paraw.lobby/' }],
  ])('not %s', (_, browser) => {
    browse(browser);
    expect(isInstallable(link)).toBe(false);
  });

  test.each([
    '',
    'http://files.example/a.apk',
    'javascript:alert(1)',
    '//files.example',
    'https://',
    'market://details?id=x',
    'https://paraw.example@evil.example/a.apk',
  ])('not by the link %j (G5)', (foreign) => {
    browse({});
    expect([isInstallable(foreign), appIn(foreign), hostOf(foreign)]).toEqual([false, null, null]);
  });

  test('with the host of the file', () =>
    expect(hostOf('https://files.example:8443/a.apk?x=1')).toBe('files.example:8443'));
});

describe('the lobby itself', () => {
  const prompted = vi.fn(async () => ({ userChoice: 'accepted' }));
  const event = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: prompted });

  test('is offered without an app of the site, where the browser installs pages', () => {
    browse({});
    vi.stubGlobal('BeforeInstallPromptEvent', Event);
    expect([isInstallable(''), appIn('')]).toEqual([true, null]);
    browse({ isStandalone: true });
    expect(isInstallable('')).toBe(false);
  });

  test('is installed by the prompt that the browser has left to it, once for each', async () => {
    const { awaitPrompt, promptInstall } = defineAppDownloadActors(createWorld());
    const browser = new EventTarget();
    const end = holdInstallPrompt(browser);
    const isOffered = run(awaitPrompt);
    const offer = event();
    browser.dispatchEvent(offer);
    await isOffered;
    expect(offer.defaultPrevented).toBe(true);
    await run(awaitPrompt);
    await run(promptInstall);
    expect(prompted).toHaveBeenCalledTimes(1);
    await expect(run(promptInstall)).rejects.toThrow();
    end();
    const later = event();
    browser.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});

describe('an answer', () => {
  test('is stored with its time, and read back', async () => {
    const world = createWorld();
    const actors = defineAppDownloadActors(world);
    expect(await run(actors.recallAnswer)).toEqual({ last: null, now: world.time.now });
    await run(actors.storeAnswer, { taken: '1.0.29' });
    expect(await run(actors.recallAnswer)).toEqual({
      last: { at: world.time.now, taken: '1.0.29' },
      now: world.time.now,
    });
  });

  test.each([
    '{',
    '[]',
    '"x"',
    'null',
    '{"version":0,"at":1,"taken":null}',
    '{"version":1,"at":"1","taken":null}',
    '{"version":1,"at":1,"taken":2}',
    '{"version":1,"at":1}',
  ])('that is invalid is ignored: %s', async (kept) => {
    const world = createWorld();
    world.store.set(slot.appDownload, kept);
    expect(await run(defineAppDownloadActors(world).recallAnswer)).toMatchObject({ last: null });
  });
});

test('the version is requested for Android, and a failure raises no toast', async () => {
  const world = createWorld({
    'GET /operation/getAppVersion': [
      { code: 200, msg: 'OK', data: appVersion },
      { code: 500, msg: 'Broken' },
    ],
  });
  const { loadVersion } = defineAppDownloadActors(world);
  expect(await run(loadVersion)).toEqual(appVersion);
  expect(world.calls.map(({ query }) => query)).toEqual(['platform=android']);
  await expect(run(loadVersion)).rejects.toThrow();
  expect(toasts(world.told)).toEqual([]);
});
