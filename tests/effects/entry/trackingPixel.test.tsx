import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyActorLogic } from 'xstate';
import { defineTrackingPixelActors } from '../../../src/effects/entry/trackingPixel.js';
import { consentText } from '../../../src/effects/consent.js';
import { slot } from '../../../src/effects/store.js';
import { loginGuardMachine, type LoginGuardRef } from '../../../machines/access/loginGuard.machine.js';
import { preferencesMachine } from '../../../machines/entry/preferences.machine.js';
import { systemId } from '../../../machines/system.js';
import { scriptOfVendor } from '../../../src/effects/trusted-types.js';
import { defaultPreferences } from '../../fixtures/entry/preferences.spec.js';
import { run } from '../access/world.js';

type PixelWindow = { fbq?: { queue: unknown[][] } & ((...call: unknown[]) => void) };
const page = globalThis as PixelWindow;
const reload = vi.fn<(path: string) => void>();
const kept = new Map<string, string>();
const store = {
  get: (name: string) => kept.get(name) ?? null,
  set: (name: string, text: string) => void kept.set(name, text),
  remove: (name: string) => void kept.delete(name),
  names: () => [...kept.keys()],
};
const actors = defineTrackingPixelActors({ reload, store });
/** The scripts that are added; they are not loaded. */
const scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(document.head, 'append').mockImplementation(
    (...nodes) => void scripts.push(...(nodes as HTMLScriptElement[])),
  );
});
afterEach(() => {
  scripts.length = 0;
  vi.restoreAllMocks();
  delete page.fbq;
  document.documentElement.inert = false;
});

/** A chart around one of the actors, and the events that this actor sends. */
function around(logic: AnyActorLogic, input?: unknown) {
  const heard: unknown[] = [];
  const root = setup({ actors: { logic } }).createMachine({
    invoke: { src: 'logic', id: 'logic', input },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  return { heard, root };
}

test('adds the vendor’s script once, and sends it page views only', () => {
  const { heard, root } = around(actors.runPixel, { id: '123456789012345' });
  const first = createActor(root).start();
  expect(scripts.map(({ src, async }) => [src, async])).toEqual([
    ['https://connect.facebook.net/en_US/fbevents.js', true],
  ]);
  expect(page.fbq?.queue).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '123456789012345'],
    ['init', '123456789012345'],
    ['track', 'PageView'],
  ]);
  first.getSnapshot().children['logic']?.send({ type: 'page.viewed' });
  expect(page.fbq?.queue.at(-1)).toEqual(['track', 'PageView']);
  scripts[0]?.dispatchEvent(new Event('load'));
  expect(heard).toEqual([{ type: 'trackingPixel.loaded' }]);
  first.stop();
  createActor(root).start();
  expect(scripts).toHaveLength(1);
});

test('a blocked vendor is reported', () => {
  const { heard, root } = around(actors.runPixel, { id: '123456789012345' });
  createActor(root).start();
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(heard).toEqual([{ type: 'trackingPixel.blocked' }]);
});

test('a document that is being left accepts no more input', async () => {
  await run(actors.leaveDocument, { to: '/pages/account/myWallet' });
  expect(document.documentElement.inert).toBe(true);
  expect(reload).toHaveBeenCalledExactlyOnceWith('/pages/account/myWallet');
});

test('withdrawn consent is sent to the vendor, and its cookies are deleted', async () => {
  const said: unknown[][] = [];
  page.fbq = Object.assign((...call: unknown[]) => void said.push(call), { queue: [] });
  document.cookie = '_fbp=fb.1.1; Path=/';
  await run(actors.revokePixel);
  expect(said).toEqual([['consent', 'revoke']]);
  expect(document.cookie).not.toContain('fb.1.1');
  expect(reload).toHaveBeenCalledOnce();
});

test('an ignored snippet is reported without its text', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await run(actors.reportSnippet, { snippet: '<script>steal()</script>' });
  expect(warn).toHaveBeenCalledOnce();
  expect(String(warn.mock.calls[0])).not.toContain('steal');
});

test('only scripts of the vendor’s origin are trusted', () => {
  expect(scriptOfVendor('https://connect.facebook.net/signals/config/1?v=2')).toMatch(/^https:\/\/connect/);
  for (const url of [
    'https://connect.facebook.net.evil.test/x.js',
    'http://connect.facebook.net/x.js',
    '/assets/x.js',
    'data:text/javascript,1',
  ])
    expect(() => scriptOfVendor(url)).toThrow('foreign');
});

type Moved = { type: 'moved'; to: unknown };
/** A long-lived actor whose state the test sets. */
const shown = (initial: object) =>
  ({
    getInitialSnapshot: () => ({ ...initial, status: 'active' as const, output: undefined, error: undefined }),
    transition: (snapshot: object, event: Moved) =>
      event.type === 'moved' ? { ...snapshot, ...(event.to as object) } : snapshot,
    getPersistedSnapshot: (snapshot: object) => snapshot,
  }) as unknown as AnyActorLogic;
const at = (path: string) => ({ context: { place: { path } } });

test('pages are reported as open or guarded, a login popup over an open page as guarded, and each once', () => {
  const heard: unknown[] = [];
  const root = setup({
    actors: {
      watch: actors.watchPlace,
      app: shown(at('/pages/index/index')),
      loginGuard: loginGuardMachine,
    },
  }).createMachine({
    invoke: [
      { src: 'app', id: 'app', systemId: 'app' },
      { src: 'loginGuard', id: 'loginGuard', systemId: 'loginGuard', input: { device: 'pc', wantedPath: null } },
      { src: 'watch', id: 'watch' },
    ],
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(root).start();
  const { app, loginGuard } = actor.getSnapshot().children as {
    app: { send: (event: Moved) => void };
    loginGuard: LoginGuardRef;
  };
  const move = (to: object) => app.send({ type: 'moved', to });
  move(at('/pages/index/index'));
  move(at('/pages/browser/browser'));
  loginGuard.send({ type: 'loginGuard.tabChosen', tab: 'signUp' });
  loginGuard.send({ type: 'loginGuard.dismissed' });
  loginGuard.send({ type: 'loginGuard.required', wantedPath: null });
  loginGuard.send({ type: 'loginGuard.dismissed' });
  move(at('/pages/account/myWallet?x=1'));
  expect(heard).toEqual([
    { type: 'place.open' },
    { type: 'place.open' },
    { type: 'place.guarded', to: '/pages/login/accountSignUp' },
    { type: 'place.open' },
    { type: 'place.guarded', to: '/pages/login/accountLogin' },
    { type: 'place.open' },
    { type: 'place.guarded', to: '/pages/account/myWallet?x=1' },
  ]);
});

test('consent is reported when it changes', () => {
  const heard: unknown[] = [];
  const consent = (value: string) => ({ context: { consent: value } });
  const root = setup({ actors: { watch: actors.watchConsent, preferences: shown(consent('unasked')) } }).createMachine({
    invoke: [
      { src: 'preferences', id: 'preferences', systemId: 'preferences' },
      { src: 'watch', id: 'watch' },
    ],
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(root).start();
  const { preferences } = actor.getSnapshot().children as Record<string, { send: (event: Moved) => void } | undefined>;
  for (const value of ['unasked', 'given', 'given', 'refused'])
    preferences?.send({ type: 'moved', to: consent(value) });
  expect(heard).toEqual([
    { type: 'consent.changed', consent: 'given' },
    { type: 'consent.changed', consent: 'refused' },
  ]);
});

test('consent that another tab withdrew ends it here, and consent that was deleted counts as unasked', () => {
  const input = { ...defaultPreferences, consent: 'given' } as const;
  const heard: unknown[] = [];
  const root = setup({ actors: { watch: actors.watchConsent, preferences: preferencesMachine } }).createMachine({
    invoke: [
      { src: 'preferences', id: 'preferences', systemId: systemId.preferences, input },
      { src: 'watch', id: 'watch' },
    ],
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(root).start();
  const consent = () => actor.getSnapshot().children.preferences?.getSnapshot().context.consent;
  const elsewhere = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  elsewhere(slot.locale);
  expect(heard).toEqual([]);
  kept.set(slot.consent, consentText('refused'));
  elsewhere(slot.consent);
  expect([heard, consent()]).toEqual([[{ type: 'consent.changed', consent: 'refused' }], 'refused']);
  kept.clear();
  elsewhere(null);
  expect(heard.at(-1)).toEqual({ type: 'consent.changed', consent: 'unasked' });
  actor.stop();
});
