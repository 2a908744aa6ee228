import { act, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup, SimulatedClock, waitFor, type AnyStateMachine } from 'xstate';
import { appMachine } from '../../machines/app.machine.js';
import { systemId } from '../../machines/system.js';
import { FlowHost } from '../../src/app/hosting/FlowHost.js';
import { AppContext, type AppContextValue } from '../../src/app/context.js';
import { flowPage, type FlowPage, type Lobby } from '../../src/app/navigation/page.js';
import { childrenOf } from '../../src/app/hosting/useLobby.js';
import { appInput } from '../fixtures/app.spec.js';
import { nextFrame } from '../support/next-frame.js';
import { openPage } from '../support/render.js';
import { storedSession } from './stored-session.js';

/** A page that counts, and shows what it was started with. */
const counting = setup({
  types: {} as {
    input: { gameId: string };
    context: { gameId: string; count: number };
    events: { type: 'count' } | { type: 'break' };
  },
  actions: {
    fail: () => {
      throw new Error('a mistake in the chart');
    },
  },
}).createMachine({
  id: 'counting',
  context: ({ input }) => ({ ...input, count: 0 }),
  on: { break: { actions: 'fail' }, count: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});
const page = flowPage({
  machine: () => counting,
  input: ({ params }) => ({ gameId: params['id'] ?? '' }),
  key: ({ id = '' }) => id,
  Screen: ({ flow }) => <p>{useSelector(flow, ({ context }) => `game ${context.gameId}, counted ${context.count}`)}</p>,
});

async function openHost(shown: FlowPage<AnyStateMachine> = page as unknown as FlowPage<AnyStateMachine>) {
  const reloads: string[] = [];
  const app = createActor(appMachine.provide({ actors: { session: storedSession({ token: 'token-1' }) } }), {
    systemId: systemId.app,
    clock: new SimulatedClock(),
    input: {
      ...appInput,
      hint: 'player',
      place: { path: '/pages/browser/browser', isOpen: true, isLoaded: true },
    },
  });
  app.start();
  app.send({ type: 'app.ready' });
  await waitFor(app, (snapshot) => snapshot.matches({ visit: 'player' }));
  const store = { get: () => null, set: () => undefined, remove: () => undefined };
  const value = { app, outside: { store, reload: (path: string) => reloads.push(path) } } as unknown as AppContextValue;
  openPage(
    <AppContext value={value}>
      <FlowHost name="counting" page={shown} lobby={{} as Lobby} params={{ id: '17' }} />
    </AppContext>,
  );
  await nextFrame();
  const tell = (type: 'count' | 'break') =>
    act(async () => childrenOf(app.getSnapshot()).flows.getSnapshot().context.flows['counting:17']?.send({ type }));
  return { app, tell, reloads };
}

test('a page renders with the responses that were prefetched, never with its skeleton first', async () => {
  const rendered: string[] = [];
  const answered = setup({
    types: {} as { input: { gameId: string }; context: { gameId: string } },
    actors: { ask: fromPromise(async () => 'here') },
  }).createMachine({
    id: 'counting',
    context: ({ input }) => input,
    initial: 'asking',
    states: { asking: { invoke: { src: 'ask', onDone: 'answered' } }, answered: {} },
  });
  await openHost(
    flowPage({
      machine: () => answered,
      input: () => ({ gameId: '17' }),
      key: ({ id = '' }) => id,
      Screen: ({ flow }) => {
        const state = useSelector(flow, ({ value }) => value);
        rendered.push(state);
        return <p>{state}</p>;
      },
    }),
  );
  expect(screen.getByText('answered')).toBeTruthy();
  expect(new Set(rendered)).toEqual(new Set(['answered']));
});

test('a page renders its chart from the first render on', async () => {
  const { tell } = await openHost();
  expect(screen.getByText('game 17, counted 0')).toBeTruthy();
  await tell('count');
  expect(screen.getByText('game 17, counted 1')).toBeTruthy();
});

test('a page that stays open at a logout starts again without data of the player', async () => {
  const { app, tell } = await openHost();
  await tell('count');
  const { session } = app.getSnapshot().children;
  await act(async () => {
    session?.send({ type: 'session.end' });
    await waitFor(app, (snapshot) => snapshot.matches({ visit: 'visitor' }));
  });
  expect(screen.getByText('game 17, counted 0')).toBeTruthy();
});

test('a page whose chart throws shows the error page and can be loaded again', async () => {
  const { tell, reloads } = await openHost();
  await tell('break');
  expect(screen.getByRole('heading', { name: 'This page broke' })).toBeTruthy();
  screen.getByRole('button', { name: 'Load again' }).click();
  expect(reloads).toEqual([location.pathname]);
});
