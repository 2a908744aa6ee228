import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock, type AnyStateMachine } from 'xstate';
import { flowsMachine } from '../../../machines/flows.machine.js';
import { favoritesMachine, type Favorites } from '../../../machines/lobby/favorites.machine.js';
import { keyedWriteMachine, type Answer } from '../../../machines/shared/keyedWrite.machine.js';
import { networkMachine } from '../../../machines/shared/network.machine.js';
import { pagedListMachine, type PageRequest } from '../../../machines/shared/pagedList.machine.js';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { Result } from '../../../machines/vocabulary.js';
import { systemId } from '../../../machines/system.js';
import { present } from '../../support/present.js';

/** Whether the server answers, and what it was asked. */
let server = { answers: false, asked: [] as string[] };
beforeEach(() => {
  server = { answers: false, asked: [] };
});
afterEach(() => vi.restoreAllMocks());

async function respond<Output>(name: string, output: Output): Promise<Output> {
  server.asked.push(name);
  if (!server.answers) throw new Error('offline');
  return output;
}

type Rows = ListPage<{ id: string; note?: string }, string> | null;
const list = pagedListMachine.provide({
  actors: {
    loadRows: fromPromise<Rows, PageRequest<string>>(() => respond('list', { rows: [{ id: '1' }], total: 1 })),
  },
});
type Asked = { request: { key: string } };
const write = keyedWriteMachine.provide({
  actors: {
    sendRequest: fromPromise<Result<string>, Asked>(() => respond('write', { ok: true, value: 'done' })),
    traceRequest: fromPromise<Answer<string>, Asked>(() => respond('trace', null)),
  },
});
/** A page with a list inside, as most pages have one. */
const page = setup({ actors: { list } }).createMachine({
  invoke: { id: 'list', src: 'list', input: { query: 'all' } },
});

function openLobby() {
  const clock = new SimulatedClock();
  const listener = setup({}).createMachine({});
  const favorites = favoritesMachine.provide({
    actors: {
      loadFavorites: fromPromise<Favorites>(() => respond('favorites', { gameIds: [], unsent: [] })),
    },
  });
  const lobby = setup({
    actors: { listener, flows: flowsMachine, favorites, network: networkMachine },
  }).createMachine({
    invoke: [
      { src: 'listener', id: 'notices', systemId: systemId.notices },
      { src: 'listener', id: 'balance', systemId: systemId.balance },
      { src: 'favorites', id: 'favorites' },
      { src: 'network', id: 'network' },
      { src: 'flows', id: 'flows', systemId: systemId.flows },
    ],
  });
  const app = createActor(lobby, { systemId: systemId.app, clock }).start();
  const children = () => app.getSnapshot().children;
  const network = present(children().network, 'network');
  const flow = (name: string) => present(present(children().flows, 'flows').getSnapshot().context.flows[name], name);
  return {
    app,
    clock,
    favorites: present(children().favorites, 'favorites'),
    open: (name: string, logic: AnyStateMachine, input?: unknown) =>
      present(children().flows, 'flows').send({ type: 'flows.entered', name, logic, input }),
    flow,
    lose: () => network.send({ type: 'network.lost' }),
    restore: () => network.send({ type: 'network.restored' }),
    /** The network stays for as long as the chart asks for. */
    stay: () => clock.increment(1_000),
  };
}

/** Until all calls are answered, and the charts have read the answers. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const valueOf = (ref: { getSnapshot: () => { value?: unknown } }) => ref.getSnapshot().value;

test('reads that failed are made once when the network is back: of pages, of charts inside them, and of the root', async () => {
  const lobby = openLobby();
  lobby.lose();
  lobby.open('catalogue', page);
  lobby.favorites.send({ type: 'favorites.load' });
  await settled();
  expect(server.asked.toSorted()).toEqual(['favorites', 'list']);

  server = { answers: true, asked: [] };
  lobby.restore();
  lobby.stay();
  await settled();
  expect(server.asked.toSorted()).toEqual(['favorites', 'list']);
  expect(valueOf(lobby.favorites)).toBe('shown');
  const inside = present(lobby.flow('catalogue').getSnapshot().children.list, 'list');
  expect(valueOf(inside)).toEqual({ shown: 'complete' });
  lobby.app.stop();
});

test('a read that fails again waits for the player, or for the next time that the network is back', async () => {
  const lobby = openLobby();
  lobby.lose();
  lobby.open('catalogue', page);
  await settled();
  lobby.restore();
  lobby.stay();
  await settled();
  lobby.clock.increment(600_000);
  await settled();
  expect(server.asked).toEqual(['list', 'list']);
  lobby.app.stop();
});

test('a network that comes and goes within a second starts no read, however often', async () => {
  const lobby = openLobby();
  lobby.lose();
  lobby.open('catalogue', page);
  await settled();
  for (let times = 0; times < 20; times += 1) {
    lobby.restore();
    lobby.clock.increment(900);
    lobby.lose();
  }
  await settled();
  expect(server.asked).toEqual(['list']);
  lobby.app.stop();
});

test('a read that is under way is not made twice, and one that is shown is not made again', async () => {
  const lobby = openLobby();
  server.answers = true;
  lobby.open('shown', page);
  await settled();
  lobby.lose();
  lobby.open('loading', page);
  lobby.restore();
  lobby.stay();
  await settled();
  expect(server.asked).toEqual(['list', 'list']);
  lobby.app.stop();
});

test('a write without an answer is looked up when the network is back, and never sent again', async () => {
  const lobby = openLobby();
  lobby.open('write', write, { request: { key: 'key-1' }, mayExist: false });
  await settled();
  expect(server.asked).toEqual(['write', 'trace']);
  expect(valueOf(lobby.flow('write'))).toEqual({ unknown: 'unanswered' });

  server = { answers: true, asked: [] };
  lobby.lose();
  lobby.restore();
  lobby.stay();
  await settled();
  expect(server.asked).toEqual(['trace']);
  expect(valueOf(lobby.flow('write'))).toEqual({ unknown: 'unsent' });

  lobby.lose();
  lobby.restore();
  lobby.stay();
  await settled();
  expect(server.asked).toEqual(['trace']);
  lobby.app.stop();
});
