import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { flowsMachine } from '../../machines/flows.machine.js';
import { present } from '../support/present.js';

const list = setup({}).createMachine({ id: 'list' });

function start() {
  const flows = createActor(flowsMachine, { input: undefined }).start();
  const flow = (name: string) => flows.getSnapshot().context.flows[name];
  return {
    flow,
    running: (name: string) => present(flow(name), name),
    open: (name: string, isReturn = false) =>
      flows.send({ type: 'flows.entered', name, logic: list, input: undefined, isReturn }),
    leave: (name: string, isKept = true) => flows.send({ type: 'flows.left', name, isKept }),
  };
}

test('Back to a list finds the chart that the player left', () => {
  const { open, leave, running } = start();
  open('catalogue');
  const first = running('catalogue');
  leave('catalogue');
  open('catalogue', true);
  expect(running('catalogue')).toBe(first);
  expect(first.getSnapshot().status).toBe('active');
});

test('a link to a list that was left opens a new one and ends the old one', () => {
  const { open, leave, running } = start();
  open('catalogue');
  const first = running('catalogue');
  leave('catalogue');
  open('catalogue');
  expect(running('catalogue')).not.toBe(first);
  expect(first.getSnapshot().status).toBe('stopped');
  expect(running('catalogue').getSnapshot().status).toBe('active');
});

test('only the last three lists wait for Back', () => {
  const { open, leave, flow } = start();
  for (const name of ['search', 'catalogue', 'myGames', 'bills']) {
    open(name);
    leave(name);
  }
  expect(['search', 'catalogue', 'myGames', 'bills'].map((name) => flow(name) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a page that is no list ends with its page', () => {
  const { open, leave, flow } = start();
  open('gameDetail');
  leave('gameDetail', false);
  expect(flow('gameDetail')).toBeUndefined();
});
