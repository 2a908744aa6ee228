import { describe, expect, test } from 'vitest';
import {
  defineAgreementActors,
  defineContactActors,
  defineForbiddenActors,
} from '../../../src/effects/entry/support.js';
import { createWorld, run, toasts } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };
const channel = (link: string) => ({ kind: 'chat', label: 'Chat', value: 'Talk to us', link });

test('contacts keep only links that lead where they say (G5)', async () => {
  const links = [
    'https://chat.example',
    'mailto:help@example',
    'tel:+63281234567',
    '',
    'http://chat.example',
    'javascript:alert(1)',
    '//chat.example',
  ];
  const world = createWorld({
    'GET /operation/getServiceContactInformation': { ...ok, data: { channels: links.map(channel) } },
  });
  const channels = (await run(defineContactActors(world).loadChannels)) as { link: string }[];
  expect(channels.map(({ link }) => link)).toEqual([...links.slice(0, 3), '', '', '', '']);
});

test('an agreement is asked for by its key, and a failure is for the page to say', async () => {
  const world = createWorld({ 'GET /operation/getAgreement/privacy': { code: 500, msg: 'Broken.' } });
  await expect(run(defineAgreementActors(world).loadAgreement, { type: 'privacy' })).rejects.toThrow();
  expect(toasts(world.told)).toEqual([]);
});

describe('a refused browser', () => {
  const failure = { path: '/user-api/game/home', code: 403, time: '2026-11-21T10:00:00.000Z' };

  test.each([
    [JSON.stringify(failure), failure],
    [JSON.stringify({ path: 1 }), null],
    ['gibberish', null],
    ['null', null],
  ])('what was kept of it: %s', async (text, kept) => {
    const world = createWorld();
    world.store.set('blockedFailure', text);
    expect(await run(defineForbiddenActors(world).readFailure)).toEqual(kept);
  });

  test('knocks once, and forgets the refusal when it is let in', async () => {
    const world = createWorld({ 'GET /game/getWebsiteInfo': { ...ok, data: {} } });
    world.store.set('blockedFailure', JSON.stringify(failure));
    expect(await run(defineForbiddenActors(world).knock)).toBe(true);
    expect(world.calls).toHaveLength(1);
    expect(world.store.get('blockedFailure')).toBeNull();
  });
});
