import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { balanceOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import {
  knownFrom,
  requestOf,
  turnOf,
  type ActivityDraft,
  type ActivityEvent,
  type ActivityStep,
  type FoundActivity,
  type KnownActivity,
} from './activity.js';
import type { Activity } from './promotions.machine.js';
import { activityWrite } from './writes.js';

type Asked = { activityId: string };

/** Event detail: the player reads a marketing event, joins it, and claims its reward once. */
export const activityDetailMachine = setup({
  types: {} as {
    input: { activityId: string; draft: ActivityDraft | null };
    /** `mayExist`: the key was stored before a reload, so the step may have taken effect. */
    context: KnownActivity & {
      activityId: string;
      draft: ActivityDraft | null;
      mayExist: boolean;
      problem: Problem | null;
    };
    events: ActivityEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadActivity: fromPromise<Result<FoundActivity>, Asked>(mustBeProvided('loadActivity')),
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendStep: activityWrite,
    /** Ticks for the countdown to what happens next. */
    watchClock: fromCallback<{ type: 'clock.ticked'; now: number }>(() => undefined),
  },
  guards: {
    hasKey: ({ context }) => context.draft !== null && context.draft.key !== null,
    isFound: (_, result: Result<FoundActivity>) => result.ok,
    isAbsent: (_, result: Result<FoundActivity>) => isAbsent(result),
    isAccepted: (_, answer: Answer<FoundActivity>) => answer?.ok === true,
    isRefused: (_, answer: Answer<FoundActivity>) => problemOf(answer) !== null,
    /** By the server's clock. */
    isDue: ({ context: { activity, offset } }, now: number) => (turnOf(present(activity)) ?? Infinity) <= now + offset,
    isNews: ({ context }) => present(context.activity).kind === 'news',
    hasStatus: ({ context }, status: Activity['status']) => present(context.activity).status === status,
  },
  actions: {
    noteActivity: assign((_, answer: Answer<FoundActivity>) => (answer?.ok ? knownFrom(answer.value) : {})),
    noteNow: assign((_, now: number) => ({ now })),
    noteStep: assign(({ context: { activityId } }, step: ActivityStep) => ({
      draft: { activityId, step, key: null },
    })),
    noteKey: assign(({ context }, key: string) => ({ draft: { ...present(context.draft), key }, mayExist: false })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    forgetDraft: assign({ draft: null }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
}).createMachine({
  id: 'activityDetail',
  description:
    'Joining twice changes nothing, and a reward is credited once, whatever the key (B5). After a lost response the event is read.',
  meta: { title: 'Event', resumes: { version: 1, fields: ['draft'], lasts: 'untilDone' } },
  context: ({ input }) => ({
    ...input,
    activity: null,
    mayExist: input.draft !== null,
    problem: null,
    offset: 0,
    now: 0,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the step may have taken effect.',
      always: [{ guard: 'hasKey', target: 'sending' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the event' },
      description: 'The page shows a skeleton, or what is known of the terms.',
      invoke: {
        id: 'loadActivity',
        src: 'loadActivity',
        input: ({ context: { activityId } }) => ({ activityId }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'shown',
            actions: { type: 'noteActivity', params: output },
          },
          { guard: { type: 'isAbsent', params: output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Event unknown' },
      description: 'The event could not be read. The player can retry.',
      on: { 'activityDetail.retried': 'loading' },
    },
    missing: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No such event' },
      description: 'The site has no event of this number, or no longer has it. A button leads to the other offers.',
      on: { 'activityDetail.retried': 'loading' },
    },
    shown: {
      description: 'The page shows the terms, the times, and what the player can do now.',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isDue', params: ({ event }) => event.now },
            target: 'refreshing',
            actions: { type: 'noteNow', params: ({ event }) => event.now },
            description: 'The event begins or ends now, so the server is asked what the player can do.',
          },
          { actions: { type: 'noteNow', params: ({ event }) => event.now } },
        ],
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'The status of the server decides what the player sees.',
          always: [
            { guard: 'isNews', target: 'news' },
            { guard: { type: 'hasStatus', params: 'soon' }, target: 'announced' },
            { guard: { type: 'hasStatus', params: 'open' }, target: 'joinable' },
            { guard: { type: 'hasStatus', params: 'full' }, target: 'full' },
            { guard: { type: 'hasStatus', params: 'joined' }, target: 'joined' },
            { guard: { type: 'hasStatus', params: 'claimable' }, target: 'claimable' },
            { guard: { type: 'hasStatus', params: 'claimed' }, target: 'claimed' },
            { guard: { type: 'hasStatus', params: 'missed' }, target: 'expired' },
            { target: 'ended' },
          ],
        },
        news: { meta: { title: 'News' }, description: 'An announcement: there is nothing to join.' },
        announced: { meta: { title: 'Not begun' }, description: 'The countdown runs to the start.' },
        joinable: {
          meta: { title: 'Open' },
          description: 'The player can join. Deposits and stakes count from then on.',
          on: {
            'activityDetail.joinRequested': {
              target: '#activityDetail.reservingKey',
              actions: { type: 'noteStep', params: 'join' },
            },
          },
        },
        full: { meta: { title: 'Full' }, description: 'All places are taken.' },
        ended: { meta: { title: 'Ended' }, description: 'The terms stay readable.' },
        joined: {
          tags: 'manualRetry',
          meta: { title: 'Takes part' },
          description: 'A bar shows what the player has reached, from the moment of joining.',
          on: {
            'activityDetail.retried': {
              target: '#activityDetail.loading',
              description: 'The player wants to see the latest figures.',
            },
          },
        },
        claimable: {
          meta: { title: 'Goal reached' },
          description: 'The player can claim the reward.',
          on: {
            'activityDetail.claimRequested': {
              target: '#activityDetail.reservingKey',
              actions: { type: 'noteStep', params: 'claim' },
            },
          },
        },
        claimed: { tags: 'done', meta: { title: 'Claimed' }, description: 'The reward is in the wallet.' },
        expired: { meta: { title: 'Missed' }, description: 'The goal was not reached, or not claimed, in time.' },
      },
    },
    refreshing: {
      tags: 'busy',
      meta: { title: 'Reading the event again' },
      description: 'The terms stay on screen. The server says what the player can do from now on.',
      invoke: {
        id: 'loadActivity',
        src: 'loadActivity',
        input: ({ context: { activityId } }) => ({ activityId }),
        onDone: [
          { guard: { type: 'isAbsent', params: output }, target: 'missing' },
          {
            target: 'shown',
            actions: { type: 'noteActivity', params: output },
            description: 'After a refusal the page stays as it was, and the next tick reads again.',
          },
        ],
        onError: { target: 'shown', description: 'The next tick repeats a lost request.' },
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each step gets a key, which is stored before the request is sent.',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      meta: { title: 'Sending' },
      description: 'The step is sent, or the event is read to see whether it has taken effect, until that is known.',
      invoke: {
        id: 'sendStep',
        src: 'sendStep',
        input: ({ context: { draft, mayExist } }) => ({ request: requestOf(present(draft)), mayExist }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'shown',
            actions: ['forgetDraft', { type: 'noteActivity', params: output }, 'refreshBalance'],
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
          { target: 'loading', actions: 'forgetDraft', description: 'It never arrived, and the player gave it up.' },
        ],
      },
    },
    refused: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Refused' },
      description: 'The server says why, or the key could not be stored. Nothing has moved.',
      entry: 'forgetDraft',
      on: {
        'activityDetail.retried': {
          target: 'loading',
          actions: 'forgetProblem',
          description: 'The event may have changed meanwhile.',
        },
      },
    },
  },
});

export type ActivityDetailRef = ActorRefFrom<typeof activityDetailMachine>;
