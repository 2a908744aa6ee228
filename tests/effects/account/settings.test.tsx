import { afterEach, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { defineOtherTabsActors } from '../../../src/effects/entry/otherTabs.js';
import { defineSettingsActors } from '../../../src/effects/account/settings.js';
import { readCookie } from '../../../src/effects/cookies.js';
import { createWorld, run } from '../access/world.js';

afterEach(() => delete document.documentElement.dataset['motion']);

const world = () => createWorld({});
const changedElsewhere = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** Starts a callback actor and collects what it reports. */
function listenTo(actor: ReturnType<typeof defineSettingsActors>['watchSoundAndMotion']) {
  const heard: unknown[] = [];
  const host = createActor(
    setup({ actors: { actor: actor as never } }).createMachine({
      invoke: { src: 'actor' as never },
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    }),
  ).start();
  return { heard, stop: () => host.stop() };
}

test('sound and motion are stored; the motion stops the page at once and is a cookie for the next one', async () => {
  const outside = world();
  const { storeSoundAndMotion } = defineSettingsActors(outside);
  await run(storeSoundAndMotion, { hasSound: false, hasMotion: false });
  expect([outside.store.get('sound'), outside.store.get('motion')]).toEqual(['off', 'less']);
  expect([document.documentElement.dataset['motion'], readCookie('motion')]).toEqual(['less', 'less']);
  await run(storeSoundAndMotion, { hasSound: true, hasMotion: true });
  expect([outside.store.get('sound'), outside.store.get('motion')]).toEqual(['on', 'full']);
  expect([document.documentElement.dataset['motion'], readCookie('motion')]).toEqual([undefined, 'full']);
});

test('reports what is stored at once, again when another tab changes it, and not after the page is left', () => {
  const outside = world();
  outside.store.set('sound', 'nonsense');
  outside.store.set('motion', 'nonsense');
  const { heard, stop } = listenTo(defineSettingsActors(outside).watchSoundAndMotion);
  const first = { type: 'settings.soundAndMotionFound', soundAndMotion: { hasSound: false, hasMotion: true } };
  expect(heard).toEqual([first]);
  changedElsewhere('token');
  expect(heard).toHaveLength(1);
  outside.store.set('motion', 'less');
  changedElsewhere('motion');
  expect(heard[1]).toEqual({
    type: 'settings.soundAndMotionFound',
    soundAndMotion: { hasSound: false, hasMotion: false },
  });
  stop();
  changedElsewhere('motion');
  expect(heard).toHaveLength(2);
});

test('every page follows what another tab chooses, and ignores what it does not understand', () => {
  const outside = world();
  const { heard, stop } = listenTo(defineOtherTabsActors(outside).watchChoices as never);
  for (const [key, text] of [
    ['accent', 'green'],
    ['mode', 'dark'],
    ['lowData', '1'],
    ['accent', 'purple'],
    ['mode', 'green'],
    ['locale', 'th_TH'],
    ['motion', 'less'],
  ] as const) {
    outside.store.set(key, text);
    changedElsewhere(key);
  }
  outside.store.remove('lowData');
  changedElsewhere('lowData');
  expect(heard).toEqual([
    { type: 'otherTabs.accentChosen', accent: 'green' },
    { type: 'otherTabs.modeChosen', mode: 'dark' },
    { type: 'otherTabs.lowDataChosen', isLowData: true },
  ]);
  expect(document.documentElement.dataset['motion']).toBe('less');
  stop();
});
