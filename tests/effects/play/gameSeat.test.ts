import { expect, test } from 'vitest';
import { defineGameSeatActors } from '../../../src/effects/play/gameSeat.js';
import { createWorld, run } from '../access/world.js';

const path = '/game/session/info/7';

test.each([
  ['nothing stored: silent, and moving', {}, 'sound=off&motion=full'],
  ['sound wanted, less motion wanted', { sound: 'on', motion: 'less' }, 'sound=on&motion=less'],
  ['what is no setting', { sound: 'loud', motion: 'none' }, 'sound=off&motion=full'],
])('a game is asked for with the settings of this device: %s', async (_, stored, query) => {
  const outside = createWorld();
  for (const [name, text] of Object.entries(stored)) outside.store.set(name, text);
  const { loadSession } = defineGameSeatActors({ ...outside, guardBack: () => () => undefined } as never);
  await run(loadSession, { sessionId: '7' });
  const call = outside.calls.find((one) => one.path.endsWith(path));
  expect(call?.query).toBe(query);
});
