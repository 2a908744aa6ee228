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

/** `isReturn`: the player came by the Back button. */
type Start = { name: string; logic: AnyActorLogic; input: unknown; isReturn?: boolean };

/** `isKept`: the page is a list, which Back shows again with all loaded rows. */
type Left = { type: 'flows.left'; name: string; isKept?: boolean };

/** The flows of the mounted pages by name; null is one that threw an error. */
type Flows = Readonly<Record<string, AnyActorRef | null>>;

/** How many lists that the player has left stay ready for Back. */
const mostKept = 3;

/** Flows: runs the charts of the mounted pages, and of the lists that Back may return to. Runs as long as the app. */
export const flowsMachine = setup({
  types: {} as {
    /**
     * `typed`: the names of the flows whose form was open while the player typed. `kept`: the names of running flows whose
     * page is left, oldest first. `sessionEpoch`: how often all flows were discarded because their player left.
     */
    context: { flows: Flows; typed: readonly string[]; kept: readonly string[]; sessionEpoch: number };
    events:
      /** A page starts its flow when it mounts, and ends it when it unmounts. */
      | ({ type: 'flows.entered' } & Start)
      | Left
      /** `typed`: a field of the page changed. `interrupt`: the session expired. `discard`: the player is gone. */
      | Plain<'flows.typed' | 'flows.interrupt' | 'flows.discard'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  guards: {
    isFormTyped: ({ context: { flows, typed } }) => typed.some((name) => hasForm(flows[name] ?? null)),
    isNewlyTyped: ({ context }) => newlyTyped(context).length > 0,
  },
  actions: {
    forgetOutdated: enqueueActions(({ context, enqueue }, { name, isReturn }: Pick<Start, 'name' | 'isReturn'>) => {
      if (!context.kept.includes(name)) return;
      enqueue.assign({ kept: context.kept.filter((one) => one !== name) });
      const flow = context.flows[name];
      if (isReturn || !flow) return;
      enqueue(stopChild(flow));
      enqueue.assign({ flows: without(context.flows, name) });
    }),
    hostFlow: assign(({ context, event, spawn }) =>
      event.type === 'flows.entered' ? { flows: entered(context.flows, event, spawn) } : {},
    ),
    noteTyped: assign(({ context }) => ({ typed: [...context.typed, ...newlyTyped(context)] })),
    endFlow: enqueueActions(({ context, enqueue }, { name, isKept }: Omit<Left, 'type'>) => {
      const kept = isKept && context.flows[name] ? [...context.kept, name] : context.kept;
      const ended = isKept ? kept.slice(0, -mostKept) : [name];
      for (const one of ended) {
        const flow = context.flows[one];
        if (flow) enqueue(stopChild(flow));
      }
      enqueue.assign({
        flows: ended.reduce(without, context.flows),
        typed: context.typed.filter((one) => one !== name),
        kept: kept.filter((one) => !ended.includes(one)),
      });
    }),
    breakFlow: enqueueActions(({ context, enqueue }, name: string) => {
      const broken = context.flows[name];
      if (!broken) return;
      enqueue(stopChild(broken));
      enqueue.assign({ flows: { ...context.flows, [name]: null } });
    }),
    discardFlows: enqueueActions(({ context, enqueue }) => {
      for (const flow of Object.values(context.flows)) if (flow) enqueue(stopChild(flow));
      enqueue.assign({ flows: {}, typed: [], kept: [], sessionEpoch: context.sessionEpoch + 1 });
    }),
    reportKept: sendTo(appOf, { type: 'flows.kept' }),
    reportDiscarded: sendTo(appOf, { type: 'flows.discarded' }),
    raiseFlowBroken: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'long', messageId: 'flow.broken' })),
  },
}).createMachine({
  id: 'flows',
  description:
    'The chart of a page runs here while it is mounted. The last lists stay after that, for the Back button.',
  meta: { title: 'Flows' },
  context: { flows: {}, typed: [], kept: [], sessionEpoch: 0 },
  on: {
    'flows.entered': {
      actions: [{ type: 'forgetOutdated', params: ({ event }) => event }, 'hostFlow'],
      description: 'A flow that runs already goes on. A kept list goes on only by Back; a link opens a new one.',
    },
    'flows.left': { actions: { type: 'endFlow', params: ({ event }) => event } },
    'flows.typed': {
      guard: 'isNewlyTyped',
      actions: 'noteTyped',
      description: 'Only a form that was typed into is kept when the session expires (A2).',
    },
    'flows.interrupt': [
      {
        guard: 'isFormTyped',
        actions: 'reportKept',
        description: 'What the player typed is kept. All flows go on, since a form may depend on another one.',
      },
      { actions: ['discardFlows', 'reportDiscarded'] },
    ],
    'flows.discard': { actions: 'discardFlows' },
    'xstate.error.actor.*': {
      actions: ['raiseFlowBroken', { type: 'breakFlow', params: flowOf }],
      description: 'An error in the chart of a page must not end the app.',
    },
  },
  initial: 'live',
  states: {
    live: { meta: { title: 'Hosting' }, description: 'Each mounted page has its own chart.' },
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

/** The flows with an open form that were not typed into before. */
const newlyTyped = ({ flows, typed }: { flows: Flows; typed: readonly string[] }): string[] =>
  Object.keys(flows).filter((name) => !typed.includes(name) && hasForm(flows[name] ?? null));

/** Whether a form of the flow is open. A flow may be any actor; only charts have tags. */
const hasForm = (flow: AnyActorRef | null): boolean =>
  (flow?.getSnapshot() as { hasTag?: (tag: UiTag) => boolean } | undefined)?.hasTag?.('form') === true;
