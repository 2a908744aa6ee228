import { expect, test, vi } from 'vitest';
import {
  createActor,
  fromCallback,
  setup,
  SimulatedClock,
  waitFor,
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
} from 'xstate';
import { appMachine } from '../../machines/app.machine.js';
import type { Failure } from '../../machines/shared/requests.machine.js';
import { systemId } from '../../machines/system.js';
import { storedSession } from '../app/stored-session.js';
import { appInput } from '../fixtures/app.spec.js';
import type { AnyEvent } from '../support/fixtures.js';
import { present } from '../support/present.js';

const refusalOf = (token: string | null): { type: 'requests.failed'; failure: Failure } => ({
  type: 'requests.failed',
  failure: { problem: { code: 'notLoggedIn', text: 'Please log in' }, token },
});

/** The root with the real session, whose storage holds a token. `heard` records all events that were sent to actors. */
async function openApp(token: string | null) {
  const stored = { token };
  const heard: { to: string; event: AnyEvent }[] = [];
  const clock = new SimulatedClock();
  const app = createActor(appMachine.provide({ actors: { session: storedSession(stored) } }), {
    input: appInput,
    systemId: systemId.app,
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.event')
        heard.push({ to: (event.actorRef as AnyActorRef).id, event: event.event as AnyEvent });
    },
  });
  app.start();
  app.send({ type: 'app.ready' });
  await waitFor(app, (snapshot) => !snapshot.matches({ visit: 'identifying' }));
  const sent = (to: string, type: string) =>
    heard.filter((one) => one.to === to && one.event.type === type).map(({ event }) => event);
  return { app, clock, sent, stored, session: app.getSnapshot().children.session };
}

/** A flow of a page. It reports when it is stopped, and throws on an event of the test. */
function createFlow() {
  const stops: unknown[] = [];
  const flow = setup({
    types: { events: {} as { type: 'break' } },
    actors: {
      watchEnd: fromCallback(
        ({ input: gameId }) =>
          () =>
            void stops.push(gameId),
      ),
    },
    actions: {
      fail: () => {
        throw new Error('a mistake in the chart');
      },
    },
  }).createMachine({
    context: ({ input: gameId }) => ({ gameId }),
    invoke: { src: 'watchEnd', input: ({ context }) => context['gameId'] as unknown },
    on: { break: { actions: 'fail' } },
  });
  return { logic: flow as AnyActorLogic, stops };
}
type App = Actor<typeof appMachine>;
const flowsOf = (app: App) => present(app.getSnapshot().children.flows, 'flows');
const requestsOf = (app: App) => present(app.getSnapshot().children.requests, 'requests');
const entered = (name: string, logic: AnyActorLogic, gameId: string) =>
  ({ type: 'flows.entered', name, logic, input: gameId }) as const;

test('runs the flow of a page with its input, and stops it when the player leaves the page', async () => {
  const { app } = await openApp(null);
  const { logic, stops } = createFlow();
  flowsOf(app).send(entered('gameDetail', logic, '17'));
  const flow = flowsOf(app).getSnapshot().context.flows['gameDetail'];
  expect(flow?.getSnapshot()).toMatchObject({ status: 'active', context: { gameId: '17' } });
  flowsOf(app).send({ type: 'flows.left', name: 'gameDetail' });
  expect(flowsOf(app).getSnapshot().context.flows).toEqual({});
  expect(flow?.getSnapshot().status).toBe('stopped');
  expect(stops).toEqual(['17']);
});

test('does not start a flow that is already running again', async () => {
  const { app } = await openApp(null);
  const { logic } = createFlow();
  flowsOf(app).send(entered('gameDetail', logic, '17'));
  const first = flowsOf(app).getSnapshot().context.flows['gameDetail'];
  flowsOf(app).send(entered('gameDetail', logic, '18'));
  expect(flowsOf(app).getSnapshot().context.flows['gameDetail']).toBe(first);
});

test('leaving a page whose flow has ended does not affect other flows', async () => {
  const { app } = await openApp(null);
  const { logic, stops } = createFlow();
  flowsOf(app).send(entered('search', logic, '1'));
  flowsOf(app).send({ type: 'flows.left', name: 'gameDetail' });
  expect(Object.keys(flowsOf(app).getSnapshot().context.flows)).toEqual(['search']);
  expect(stops).toEqual([]);
});

test('a flow that throws ends alone and is reported, and it can be opened again', async () => {
  const { app, sent } = await openApp('token-1');
  const broken = createFlow();
  const sound = createFlow();
  flowsOf(app).send(entered('deposit', broken.logic, '1'));
  flowsOf(app).send(entered('search', sound.logic, '2'));
  flowsOf(app).getSnapshot().context.flows['deposit']?.send({ type: 'break' });
  await vi.waitFor(() => expect(flowsOf(app).getSnapshot().context.flows['deposit']).toBeNull());
  expect(app.getSnapshot().status).toBe('active');
  expect(flowsOf(app).getSnapshot().context.flows['search']?.getSnapshot().status).toBe('active');
  expect(sent('notices', 'notices.raised')).toMatchObject([{ notice: { messageId: 'flow.broken' } }]);
  flowsOf(app).send(entered('deposit', sound.logic, '3'));
  expect(flowsOf(app).getSnapshot().context.flows['deposit']?.getSnapshot()).toMatchObject({
    status: 'active',
    context: { gameId: '3' },
  });
});

test('a logout stops every flow', async () => {
  const { app, session } = await openApp('token-1');
  const { logic, stops } = createFlow();
  flowsOf(app).send(entered('deposit', logic, '1'));
  flowsOf(app).send(entered('bills', logic, '2'));
  session?.send({ type: 'session.end' });
  await waitFor(app, (snapshot) => snapshot.matches({ visit: 'visitor' }));
  expect(flowsOf(app).getSnapshot().context.flows).toEqual({});
  expect(new Set(stops)).toEqual(new Set(['1', '2']));
});

test('twenty refusals of one token end the session once (A2)', async () => {
  const { app, sent, stored } = await openApp('token-1');
  for (let late = 0; late < 20; late++) requestsOf(app).send(refusalOf('token-1'));
  await waitFor(app, (snapshot) => snapshot.matches({ visit: 'visitor' }));
  requestsOf(app).send(refusalOf('token-1'));
  expect(stored.token).toBeNull();
  expect(sent(app.id, 'session.expired')).toHaveLength(1);
  expect(sent(app.id, 'session.ended')).toEqual([]);
  expect(sent('navigator', 'navigation.requested')).toEqual([
    { type: 'navigation.requested', to: '/pages/index/index', replace: true },
  ]);
  expect(app.getSnapshot().children.notices?.getSnapshot().context.queue).toHaveLength(1);
  expect(sent('loginGuard', 'loginGuard.required')).toEqual([]);
});

test('a refusal of an older token ends nothing, because the player has logged in again (A2)', async () => {
  const { app, session, stored } = await openApp('token-2');
  for (let late = 0; late < 20; late++) requestsOf(app).send(refusalOf('token-1'));
  expect(session?.getSnapshot().hasTag('player')).toBe(true);
  expect(app.getSnapshot().matches({ visit: 'player' })).toBe(true);
  expect(stored.token).toBe('token-2');
});

test('a refused visitor is asked to log in, and no session ends (A2)', async () => {
  const { app, sent } = await openApp(null);
  requestsOf(app).send(refusalOf(null));
  expect(sent('loginGuard', 'loginGuard.required')).toEqual([
    { type: 'loginGuard.required', wantedPath: '/pages/index/index', isInstead: false },
  ]);
  expect(app.getSnapshot().matches({ visit: 'visitor' })).toBe(true);
});

test('a blocked request ends the session and shows why (A3)', async () => {
  const { app, sent, stored } = await openApp('token-1');
  requestsOf(app).send({ type: 'requests.blocked' });
  await waitFor(app, (snapshot) => snapshot.matches({ visit: 'visitor' }));
  expect(stored.token).toBeNull();
  expect(sent('navigator', 'navigation.requested')).toEqual([
    { type: 'navigation.requested', to: '/pages/forbidden/forbidden', replace: true },
  ]);
});
