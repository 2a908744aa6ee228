import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DomainWorld } from '../../../src/effects/entry/appDomain.js';
import { slot } from '../../../src/effects/store.js';
import { createWorld } from '../access/world.js';

const own = 'https://lobby.example';
const answer = (data: unknown, code = 200) => Response.json({ code, msg: '', data });

/** A lobby of a build with an app key, opened at lobby.example. */
beforeEach(() => {
  vi.stubEnv('VITE_APP_KEY', 'paraw ph');
  vi.stubEnv('VITE_APP_DOMAIN_LOOKUP', '');
  vi.stubEnv('VITE_APP_DOMAINS', ' paraw.example, m.paraw.example,');
  vi.stubGlobal('location', { origin: own, hostname: 'lobby.example', search: '' });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Sent = { url: string; bearer: string | null; redirect: string | undefined };

async function open({
  kept = {},
  answers,
}: {
  kept?: Readonly<Record<string, string>>;
  answers: readonly (Response | 'broken')[];
}) {
  const { store, kept: storage } = createWorld();
  for (const [name, text] of Object.entries(kept)) store.set(name, text);
  const sent: Sent[] = [];
  const world: DomainWorld = {
    store,
    token: () => 'token-1',
    locale: 'th_TH',
    fetch: async (url, { headers, redirect }) => {
      sent.push({ url, bearer: new Headers(headers).get('Authorization'), redirect });
      const next = answers[sent.length - 1] ?? 'broken';
      if (next === 'broken') throw new TypeError('no connection');
      return next;
    },
  };
  const { lookUpApi } = await import('../../../src/app/boot/app-domain.js');
  return { base: lookUpApi(world), sent, storage };
}

describe('the API of an app (B8)', () => {
  test('is at the domain of the lookup, which has the key in its path and sends the bearer token to the own site', async () => {
    const { base, sent, storage } = await open({ answers: [answer('paraw.example')] });
    expect(await base()).toBe('https://api.paraw.example/user-api');
    expect(sent).toEqual([
      { url: `${own}/user-api/appDomain/paraw%20ph?lang=th_TH`, bearer: 'Bearer token-1', redirect: 'error' },
    ]);
    expect(Object.fromEntries(storage)).toEqual({ [slot.appDomain]: 'paraw.example' });
  });

  test('starts at the stored domain, and moves when the response names another', async () => {
    const { base } = await open({ kept: { [slot.appDomain]: 'm.lobby.example' }, answers: [answer('paraw.example')] });
    expect(await base()).toBe('https://api.m.lobby.example/user-api');
    await expect.poll(base).toBe('https://api.paraw.example/user-api');
  });

  test.each([
    ['no such app', () => answer(undefined, 10_404)],
    ['no data', () => answer(null)],
    ['an empty text', () => answer('')],
    ['another site', () => answer('evil.example')],
    ['a port', () => answer('paraw.example:8443')],
    ['something that is no text', () => answer({ host: 'paraw.example' })],
  ])('stays on the own host for %s, after one lookup', async (_, reply) => {
    const { base, sent, storage } = await open({ answers: [reply()] });
    expect(await base()).toBe(`${own}/user-api`);
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(storage)).toEqual({});
  });

  test('stays on the own host if the stored domain is not allowed', async () => {
    const { base } = await open({ kept: { [slot.appDomain]: 'evil.example' }, answers: [answer(null)] });
    expect(await base()).toBe(`${own}/user-api`);
  });

  test.each([
    ['no connection', () => 'broken' as const],
    ['a broken server', () => new Response('<html>', { status: 502 })],
    ['a page instead of an answer', () => new Response('<html>')],
  ])('resets to the own host after three tries with %s', async (_, reply) => {
    vi.useFakeTimers();
    const { base, sent, storage } = await open({
      kept: { [slot.appDomain]: 'm.lobby.example' },
      answers: [reply(), reply(), reply(), answer('paraw.example')],
    });
    expect(await base()).toBe('https://api.m.lobby.example/user-api');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await base()).toBe(`${own}/user-api`);
    expect(sent).toHaveLength(3);
    expect(Object.fromEntries(storage)).toEqual({});
  });
});

describe('the bearer token', () => {
  test.each([
    ['https://api.lobby.example/user-api', true],
    ['https://paraw.example/user-api/', true],
    ['https://api.paraw.example/user-api', true],
    ['https://evil.example/user-api', false],
    ['https://lobby.example.evil.example', false],
    ['http://api.lobby.example/user-api', false],
    ['https://api.lobby.example:8443/user-api', false],
  ])('is sent to the lookup at %s if that host is allowed: %s', async (lookup, goes) => {
    vi.stubEnv('VITE_APP_DOMAIN_LOOKUP', lookup);
    const { base, sent } = await open({ answers: [answer('paraw.example')] });
    await base();
    expect(sent).toEqual([
      {
        url: `${lookup.replace(/\/$/, '')}/appDomain/paraw%20ph?lang=th_TH`,
        bearer: goes ? 'Bearer token-1' : null,
        redirect: 'error',
      },
    ]);
  });
});

describe('hosts that the page may connect to (CSP)', () => {
  test('are the host of the lookup, the APIs of the list, and the subdomains of the site', async () => {
    vi.stubEnv('VITE_APP_DOMAIN_LOOKUP', 'https://find.example/user-api/');
    const { calledFrom } = await import('../../../src/app/boot/domain-settings.js');
    expect(calledFrom('lobby.example')).toEqual([
      'https://find.example',
      'https://api.paraw.example',
      'https://api.m.paraw.example',
      'https://*.lobby.example',
    ]);
    expect(calledFrom('127.0.0.1')).toEqual([
      'https://find.example',
      'https://api.paraw.example',
      'https://api.m.paraw.example',
    ]);
  });

  test('are no further ones in a build without an app', async () => {
    vi.stubEnv('VITE_APP_KEY', '');
    const { calledFrom } = await import('../../../src/app/boot/domain-settings.js');
    expect(calledFrom('lobby.example')).toEqual([]);
  });
});
