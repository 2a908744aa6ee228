import { assign, fromPromise, setup } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** The result of one check: ms since the last report, and whether this tab is the leader. */
export type OnlineTimeCheck = { sinceReport: number; isLeader: boolean };

/** In ms. A longer gap means that the device slept; it is not online time (section 4). */
export const longestGap = 184_000;
/** Between two reports, in ms. */
const reportInterval = 180_000;

/** Online time: reports 3 every 180 s while a player is logged in (section 4, I1). Lives as long as the app. */
export const onlineTimeMachine = setup({
  types: {} as {
    context: { remaining: number };
    events: Plain<'onlineTime.start' | 'onlineTime.stop'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    beginOnlineTime: fromPromise<void>(mustBeProvided('beginOnlineTime')),
    checkOnlineTime: fromPromise<OnlineTimeCheck>(mustBeProvided('checkOnlineTime')),
    reportOnlineTime: fromPromise<void>(mustBeProvided('reportOnlineTime')),
  },
  guards: {
    isFollower: (_, check: OnlineTimeCheck) => !check.isLeader,
    /** Below zero: the clock was set back. */
    isStale: (_, check: OnlineTimeCheck) => check.sinceReport > longestGap || check.sinceReport < 0,
    isDue: (_, check: OnlineTimeCheck) => check.sinceReport >= 176_000,
  },
  delays: {
    /** The check timer. Each check compares clocks and counts no ticks, because hidden tabs and sleep delay the timer. */
    checkInterval: 30_000,
    heartbeat: ({ context }) => context.remaining,
  },
}).createMachine({
  id: 'onlineTime',
  description:
    'Heartbeat every 180 s, check every 30 s. Older than 184 s: the count restarts. Under 176 s: nothing is reported.',
  meta: { title: 'Online time' },
  context: { remaining: reportInterval },
  on: { 'onlineTime.stop': '.visitor' },
  initial: 'visitor',
  states: {
    visitor: {
      meta: { title: 'Off' },
      description: 'No player is logged in.',
      on: { 'onlineTime.start': 'preparing' },
    },
    preparing: {
      meta: { title: 'Starting the count' },
      description:
        'The count starts now, unless another tab, or this page before a reload, has reported in the last 184 s.',
      invoke: { id: 'beginOnlineTime', src: 'beginOnlineTime', onDone: 'resting', onError: 'resting' },
    },
    resting: {
      meta: { title: 'Counting' },
      description: 'The player is online, and this tab has nothing to report.',
      after: {
        heartbeat: 'checking',
        checkInterval: 'checking',
      },
    },
    checking: {
      meta: { title: 'Checking the clock' },
      description: 'Another tab may have reported meanwhile.',
      invoke: {
        id: 'checkOnlineTime',
        src: 'checkOnlineTime',
        onDone: [
          { guard: { type: 'isFollower', params: output }, target: 'resting' },
          {
            guard: { type: 'isStale', params: output },
            target: 'preparing',
            actions: assign({ remaining: reportInterval }),
            description: 'The device slept, or its clock was changed: that time is not online time.',
          },
          { guard: { type: 'isDue', params: output }, target: 'sending' },
          {
            target: 'resting',
            actions: assign({ remaining: ({ event }) => reportInterval - event.output.sinceReport }),
          },
        ],
        onError: 'resting',
      },
    },
    sending: {
      meta: { title: 'Reporting' },
      description: 'A failure is only logged (section 8); the next heartbeat follows.',
      invoke: {
        id: 'reportOnlineTime',
        src: 'reportOnlineTime',
        onDone: { target: 'resting', actions: assign({ remaining: reportInterval }) },
        onError: { target: 'resting', actions: assign({ remaining: reportInterval }) },
      },
    },
  },
});
