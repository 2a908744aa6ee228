import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  stopChild,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
} from 'xstate';
import { raised } from './shared/notices.machine.js';
import { appOf, noticesOf } from './system.js';
import type { ChartMeta, Plain, UiTag } from './vocabulary.js';

type Start = { name: string; logic: AnyActorLogic; input: unknown };

/** The flows of the mounted pages by name; null is one that threw an error. */
export type Flows = Readonly<Record<string, AnyActorRef | null>>;

/** Flows: runs the charts of the mounted pages. Runs as long as the app. */
export const flowsMachine = setup({
  types: {} as {
    /** `sessionEpoch`: how often all flows were discarded because their player left. */
    context: { flows: Flows; sessionEpoch: number };
    events:
      /** A page starts its flow when it mounts, and ends it when it unmounts. */
      | ({ type: 'flow.entered' } & Start)
      | { type: 'flow.left'; name: string }
      /** `interrupt`: the session expired; only forms are kept. `discard`: the player is gone. */
      | Plain<'flows.interrupt' | 'flows.discard'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  guards: { isFormOpen: ({ context }) => Object.values(context.flows).some(hasForm) },
  actions: {
    hostFlow: assign(({ context, event, spawn }) =>
      event.type === 'flow.entered' ? { flows: entered(context.flows, event, spawn) } : {},
    ),
    endFlow: enqueueActions(({ context, enqueue }, name: string) => {
      const flow = context.flows[name];
      if (flow) enqueue(stopChild(flow));
      enqueue.assign({ flows: without(context.flows, name) });
    }),
    breakFlow: enqueueActions(({ context, enqueue }, name: string) => {
      const broken = context.flows[name];
      if (!broken) return;
      enqueue(stopChild(broken));
      enqueue.assign({ flows: { ...context.flows, [name]: null } });
    }),
    discardFlows: enqueueActions(({ context, enqueue }) => {
      for (const flow of Object.values(context.flows)) if (flow) enqueue(stopChild(flow));
      enqueue.assign({ flows: {}, sessionEpoch: context.sessionEpoch + 1 });
    }),
    notifyKept: sendTo(appOf, { type: 'flows.kept' }),
    notifyDiscarded: sendTo(appOf, { type: 'flows.discarded' }),
    raiseFlowBroken: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'long', messageId: 'flow.broken' })),
  },
}).createMachine({
  id: 'flows',
  description: 'React mounts a page, and its chart runs here until the page unmounts or its player leaves.',
  meta: { title: 'Flows' },
  context: { flows: {}, sessionEpoch: 0 },
  on: {
    'flow.entered': { actions: 'hostFlow', description: 'A flow that runs already goes on.' },
    'flow.left': { actions: { type: 'endFlow', params: ({ event }) => event.name } },
    'flows.interrupt': [
      {
        guard: 'isFormOpen',
        actions: 'notifyKept',
        description: 'What the player typed is kept. All flows go on, since a form may depend on another one.',
      },
      { actions: ['discardFlows', 'notifyDiscarded'] },
    ],
    'flows.discard': { actions: 'discardFlows' },
    'xstate.error.actor.*': {
      actions: ['raiseFlowBroken', { type: 'breakFlow', params: flowOf }],
      description: 'An error in the chart of a page must not end the app.',
    },
  },
  initial: 'hosting',
  states: {
    hosting: { meta: { title: 'Hosting' }, description: 'Each mounted page has its own chart.' },
  },
});

export type FlowsRef = ActorRefFrom<typeof flowsMachine>;

/** Starts a flow, unless it runs already. */
const entered = (flows: Flows, start: Start, spawn: unknown): Flows =>
  flows[start.name] ? flows : { ...flows, [start.name]: startFlow(spawn, start) };

/** The same object if the flow is not in it, so that its readers are not notified. */
const without = (flows: Flows, name: string): Flows =>
  name in flows ? Object.fromEntries(Object.entries(flows).filter(([other]) => other !== name)) : flows;

/** The code of a flow arrives with the chunk of its page, so no chart knows its type. */
const startFlow = (spawn: unknown, { name: id, logic, input }: Start): AnyActorRef =>
  (spawn as (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef)(logic, { id, input });

/** The name of a flow that threw an error, from the event that reports it. */
function flowOf({ event }: { event: { type: string } }): string {
  return event.type.replace('xstate.error.actor.', '');
}

/** Whether the player is filling in a form. A flow may be any actor; only charts have tags. */
const hasForm = (flow: AnyActorRef | null): boolean =>
  (flow?.getSnapshot() as { hasTag?: (tag: UiTag) => boolean } | undefined)?.hasTag?.('form') === true;
