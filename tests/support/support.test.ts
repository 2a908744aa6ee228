import { describe, expect, test } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { Coverage } from './coverage.js';
import { describePaths, takeTour, type PathSpec } from './describe-paths.js';
import type { AnyEvent } from './fixtures.js';
import { leavesIn } from './names.js';
import { eachLeafAndExample, planPaths, type Plan } from './plan.js';
import { after, done, error } from './steps.js';
import { pass, stoppedClock } from './timers.js';
import { planTours } from './tour.js';
import { walk, type Executor } from './walk.js';

const door = setup({
  types: {} as { events: { type: 'door.opened' } | { type: 'door.shut' } },
  delays: { draught: 10 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.opened': 'open' } },
    open: { on: { 'door.shut': 'shut' }, after: { draught: 'shut' } },
  },
});
const opened = [{ type: 'door.opened' }] as const;
const shut = [{ type: 'door.shut' }] as const;
const input = undefined;

describe('planned paths', () => {
  test('take every edge, also those that lead back', () => {
    const plans = planPaths(door, { input, events: { 'door.opened': opened, 'door.shut': shut } });
    expect(plans.map(({ title }) => title)).toEqual([
      'shut ← door.opened → door.shut',
      'shut ← door.opened → after draught',
    ]);
  });
  test('begin in the initial state of the chart', () => {
    const plans = planPaths(door, { input, events: { 'door.opened': opened, 'door.shut': shut } });
    expect(plans.map(({ start }) => start)).toEqual(['shut', 'shut']);
  });
  test('refuse a chart with an event that has no fixture', () => {
    expect(() => planPaths(door, { input, events: { 'door.opened': opened, 'door.shut': [] } })).toThrow(
      'No fixture for: door.shut',
    );
  });
  test('refuse a fixture that no state listens to', () => {
    const events = { 'door.opened': opened, 'door.shut': shut, 'xstate.done.actor.bell': [1] };
    expect(() => planPaths(door, { input, events })).toThrow('No state listens to: xstate.done.actor.bell');
  });
});

const toggle = (event: string) => ({
  initial: 'off',
  states: { off: { on: { [event]: 'on' } }, on: { on: { [event]: 'off' } } },
});

test('paths of parallel regions visit all combinations, and do not repeat an edge for each state of the other regions', () => {
  const lamps = setup({ types: {} as { events: { type: 'a' } | { type: 'b' } | { type: 'c' } } }).createMachine({
    id: 'lamps',
    type: 'parallel',
    states: { a: toggle('a'), b: toggle('b'), c: toggle('c') },
  });
  const plans = planPaths(lamps, { input, events: { a: [{ type: 'a' }], b: [{ type: 'b' }], c: [{ type: 'c' }] } });
  const visited = new Set(
    plans
      .flatMap(({ start, steps }) => [start, ...steps.map(({ value }) => value)])
      .map((value) => JSON.stringify(value)),
  );
  expect(visited.size).toBe(8);
  expect(plans.length).toBeLessThan(10);
});

/** Repeats a request until the order is paid or an event comes. The chart `shop` invokes it. */
const watch = setup({
  types: {} as {
    input: { order: number };
    context: { order: number };
    events: { type: 'page.hidden' };
    output: { paid: boolean };
  },
  actors: { ask: fromPromise<boolean, { order: number }>(() => Promise.reject(new Error('ask must be provided'))) },
  guards: { isPaid: (_, paid: boolean) => paid },
  delays: { pause: 3_000 },
}).createMachine({
  id: 'watch',
  context: ({ input: { order } }) => ({ order }),
  output: ({ context }) => ({ paid: context.order > 0 }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
    waiting: { after: { pause: 'asking' }, on: { 'page.hidden': 'paid' } },
    paid: { type: 'final' },
  },
});

/** Has nested and parallel states, actors, `always`, `after`, final states, two delays of one length, and one from the context. */
const shop = setup({
  types: {} as {
    input: { patience: number };
    context: { patience: number };
    events: { type: 'shop.paid' } | { type: 'shop.retried' } | { type: 'network.lost' } | { type: 'network.restored' };
  },
  actors: {
    sendOrder: fromPromise<boolean, { patience: number }>(() =>
      Promise.reject(new Error('sendOrder must be provided')),
    ),
    watchNetwork: fromCallback(() => undefined),
    watch,
  },
  guards: { isHasty: ({ context }) => context.patience === 0, isAccepted: (_, accepted: boolean) => accepted },
  delays: { patience: ({ context }) => context.patience, blink: 500, flash: 500 },
}).createMachine({
  id: 'shop',
  type: 'parallel',
  context: ({ input: { patience } }) => ({ patience }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  states: {
    order: {
      initial: 'resuming',
      onDone: { actions: sendTo(({ system }) => system.get('notices'), { type: 'notices.raised' }) },
      states: {
        resuming: { always: [{ guard: 'isHasty', target: 'given up' }, { target: 'choosing' }] },
        choosing: { on: { 'shop.paid': 'creating' } },
        creating: {
          invoke: {
            id: 'sendOrder',
            src: 'sendOrder',
            input: ({ context }) => context,
            onDone: [
              { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'open' },
              { target: 'silent' },
            ],
            onError: 'silent',
          },
          after: { patience: 'silent' },
        },
        silent: { on: { 'shop.retried': 'creating' } },
        open: { invoke: { id: 'watch', src: 'watch', input: { order: 1 }, onDone: 'paid', onError: 'silent' } },
        paid: { type: 'final' },
        'given up': { type: 'final' },
      },
    },
    network: {
      initial: 'online',
      states: {
        online: {
          on: { 'network.lost': { target: 'offline', actions: sendTo('watchNetwork', { type: 'network.watched' }) } },
        },
        offline: {
          initial: 'dark',
          on: { 'network.restored': 'online' },
          states: { dark: { after: { blink: 'lit' } }, lit: { after: { flash: 'dark' } } },
        },
      },
    },
  },
});

const watchSpec: PathSpec<typeof watch> = {
  input: { order: 1 },
  delays: { pause: 3_000 },
  events: {
    'page.hidden': [{ type: 'page.hidden' }],
    'xstate.done.actor.ask': [true, false],
    'xstate.error.actor.ask': [new Error('offline')],
  },
  journeys: {},
};
const pay: AnyEvent = { type: 'shop.paid' };

const shopSpec: PathSpec<typeof shop> = {
  input: { patience: 60_000 },
  alsoFrom: [{ patience: 0 }],
  speaksTo: ['notices'],
  delays: { patience: ({ patience }) => patience, blink: 500, flash: [500] },
  events: {
    'shop.paid': [{ type: 'shop.paid' }],
    'shop.retried': [{ type: 'shop.retried' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.restored': [{ type: 'network.restored' }],
    'xstate.done.actor.sendOrder': [true, false],
    'xstate.error.actor.sendOrder': [new Error('offline')],
    'xstate.done.actor.watch': [{ paid: true }],
    'xstate.error.actor.watch': [new Error('a mistake in the chart')],
  },
  journeys: {
    'a payment raises a notice': {
      steps: [pay, done('sendOrder', true), { type: 'network.lost' }, after('blink'), done('watch', { paid: true })],
      ends: ['order.paid', 'network.offline.lit'],
      asked: { sendOrder: [{ patience: 60_000 }], watch: [{ order: 1 }] },
      told: { watchNetwork: [{ type: 'network.watched' }] },
      heard: [{ type: 'notices.raised' }],
      holds: { patience: 60_000 },
    },
    'a request that timed out is retried': {
      steps: [pay, after('patience'), { type: 'shop.retried' }, error('sendOrder')],
      ends: 'order.silent',
    },
    'a hasty shop gives up at once': { input: { patience: 0 }, steps: [], ends: 'order.given up' },
  },
};

describePaths(shop, shopSpec);
describe('with the watch running instead of its fake', () =>
  describePaths(shop, { ...shopSpec, children: { watch: { machine: watch, spec: watchSpec } } }));

const direct = (ref: { send: (event: AnyEvent) => void }): Executor => ({
  send: (event) => ref.send(event),
  sees: () => undefined,
  act: (run) => run(),
});
const walkShop = (steps: AnyEvent[], differing: object = {}) =>
  walk(
    shop,
    { ...shopSpec, ...differing } as never,
    steps.map((event) => ({ event })),
    direct,
  );

describe('a walk', () => {
  test('fails on an output of an actor that is not running', async () => {
    await expect(walkShop([done('sendOrder', true)])).rejects.toThrow('sendOrder was not asked');
  });
  test('fails on a delay of another length than in the spec', async () => {
    await expect(walkShop([pay, after('patience')], { delays: { patience: 5 } })).rejects.toThrow(
      'patience lasts 60000 ms, expected 5',
    );
  });
  test('fails on an output that the running child never gives', async () => {
    const children = { watch: { machine: watch, spec: watchSpec } };
    await expect(
      walkShop([pay, done('sendOrder', true), done('watch', { paid: false })], { children }),
    ).rejects.toThrow('watch never ends with {"paid":false}');
  });
  test('fails with the error of a chart that throws', async () => {
    const broken = setup({ types: {} as { events: { type: 'fell' } } }).createMachine({
      id: 'broken',
      on: {
        fell: {
          actions: () => {
            throw new Error('fell down');
          },
        },
      },
    });
    await expect(walk(broken, { input, delays: {} }, [{ event: { type: 'fell' } }], direct)).rejects.toThrow(
      'fell down',
    );
  });
});

test('coverage names the transitions that were not taken and the guards that were never false', async () => {
  const seen = new Coverage(watch);
  await walk(seen.machine, watchSpec as never, [{ event: done('ask', true) }], direct, seen.inspect);
  expect(seen.unwalked).toEqual([
    'watch.asking -- done ask [1]',
    'watch.asking -- error ask [0]',
    'watch.waiting -- page.hidden [0]',
    'watch.waiting -- after pause [0]',
  ]);
  expect(seen.oneSided).toEqual(['isPaid is false']);
});

test('if two states wait for delays of one name, the journey must name the state', () => {
  const twice = setup({ delays: { beat: 1 } }).createMachine({
    id: 'twice',
    type: 'parallel',
    states: { left: { after: { beat: {} } }, right: { after: { beat: {} } } },
  });
  const actor = createActor(twice, { clock: stoppedClock as never }).start();
  expect(() => pass(actor, { name: 'beat' }, { beat: 1 })).toThrow('Two states wait for beat, say which');
  expect(() => pass(actor, { name: 'beat', state: 'twice.left' }, { beat: 1 })).not.toThrow();
});

describe('tours', () => {
  const events = { 'door.opened': opened, 'door.shut': shut };
  test('take every edge in one walk if each edge leads to the next', () => {
    const tours = planTours(door, { input, events });
    expect(tours.map(({ steps }) => steps.map(({ event }) => event.type))).toEqual([
      ['door.opened', 'door.shut', 'door.opened', 'xstate.after.draught.door.open'],
    ]);
  });

  test('cover the same edges and states as the paths', () => {
    for (const [machine, spec] of [
      [shop, shopSpec],
      [watch, watchSpec],
    ] as const) {
      // An edge of one region counts once, whatever the state of the other regions.
      const covered = (plans: readonly Plan[]) =>
        new Set(
          plans.flatMap(({ start, steps }) => [
            JSON.stringify(leavesIn(start)),
            ...steps.flatMap(({ event, value = '' }, index) => {
              const [before, next] = [leavesIn(steps[index - 1]?.value ?? start), leavesIn(value)];
              const [left, entered] = [
                before.filter((leaf) => !next.includes(leaf)),
                next.filter((leaf) => !before.includes(leaf)),
              ];
              return [JSON.stringify(next), JSON.stringify([event, left, entered])];
            }),
          ]),
        );
      const toured = covered(planTours(machine as never, spec as never));
      expect([...covered(planPaths(machine as never, spec as never))].filter((edge) => !toured.has(edge))).toEqual([]);
    }
  });

  test('through a screen take each example once from each leaf, whatever the plan remembers', () => {
    type Counter = { context: { count: number }; events: { type: 'more'; by: number } | { type: 'done' } };
    const machine = setup({ types: {} as Counter }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'counting',
      on: { done: '.counted' },
      states: {
        counting: {
          on: { more: { actions: assign({ count: ({ context, event }) => Math.min(context.count + event.by, 9) }) } },
        },
        counted: {},
      },
    });
    const options = {
      input,
      events: {
        more: [
          { type: 'more' as const, by: 1 },
          { type: 'more' as const, by: 2 },
        ],
        done: [{ type: 'done' }],
      },
      remember: ({ count }: { count: number }) => count,
    } as const;
    const stepsOf = (plans: readonly Plan[]) =>
      plans.flatMap(({ steps }) =>
        steps.map(({ event: { type, by } }) => (typeof by === 'number' ? `${type} ${by}` : type)),
      );
    expect(stepsOf(planTours(machine, options, eachLeafAndExample)).toSorted()).toEqual([
      'done',
      'done',
      'more 1',
      'more 2',
    ]);
    expect(stepsOf(planTours(machine, options)).length).toBeGreaterThan(20);
  });

  test('walk an edge from the start if context that the plan leaves out decides it', () => {
    const counter = setup({
      types: {} as { context: { count: number }; events: { type: 'more' } | { type: 'spent' } },
    });
    const machine = counter.createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'counting',
      states: {
        counting: {
          on: {
            more: { target: 'counting', actions: assign({ count: ({ context }) => context.count + 1 }), reenter: true },
            spent: [{ guard: ({ context }) => context.count === 0, target: 'fresh' }, { target: 'used' }],
          },
        },
        fresh: {},
        used: {},
      },
    });
    const plans = planTours(machine, { input, events: { more: [{ type: 'more' }], spent: [{ type: 'spent' }] } });
    expect(plans.every(({ steps, state }) => steps.length < 2 || state.value !== 'used')).toBe(true);
  });

  test('name the step that failed, and walk the edges after it from the start', async () => {
    const seen: string[] = [];
    const broken = (ref: { send: (event: AnyEvent) => void }): Executor => ({
      send: (event) => {
        seen.push(event.type);
        if (event.type === 'door.shut') throw new Error('the door sticks');
        ref.send(event);
      },
      sees: () => undefined,
      act: (run) => run(),
    });
    const [tour] = planTours(door, { input, events });
    if (!tour) throw new Error('no tour');
    const take = (plan: Plan) => walk(door, { input, delays: { draught: 10 } }, plan.steps, broken);
    await expect(takeTour(tour, take)).rejects.toThrow('step 2 of 4, door.shut in open: the door sticks');
    // The edge of the delay was not reached, so it is walked from the start, where closing the door fails again.
    expect(seen).toEqual(['door.opened', 'door.shut', 'door.opened']);
  });
});
