import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { watchSession } from '../../../src/effects/access/watchSession.js';

test('a form is notified of a session, at once or later', () => {
  const session = setup({}).createMachine({
    initial: 'visitor',
    states: { visitor: { on: { begin: 'player' } }, player: { tags: 'player' } },
  });
  const form = setup({ actors: { watchSession } }).createMachine({
    invoke: { src: 'watchSession' },
    initial: 'open',
    states: { open: { on: { 'session.found': 'found' } }, found: {} },
  });
  const host = setup({ actors: { session, form } }).createMachine({
    invoke: { src: 'session', id: 'session', systemId: 'session' },
    initial: 'first',
    states: {
      first: { invoke: { src: 'form', id: 'form' }, on: { again: 'second' } },
      second: { invoke: { src: 'form', id: 'form' } },
    },
  });
  const actor = createActor(host).start();
  const stateOfForm = () =>
    (actor.getSnapshot().children['form']?.getSnapshot() as { value?: string } | undefined)?.value;
  expect(stateOfForm()).toBe('open');
  actor.getSnapshot().children['session']?.send({ type: 'begin' });
  expect(stateOfForm()).toBe('found');
  actor.send({ type: 'again' });
  expect(stateOfForm()).toBe('found');
  actor.stop();
});
