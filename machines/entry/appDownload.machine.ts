import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type AppVersion = components['schemas']['AppVersion'];
/** The last answer of the player. `at` in ms since the epoch; `taken` is the downloaded version, null for "not now". */
export type AppAnswer = { at: number; taken: string | null };
export type AnswerCheck = { last: AppAnswer | null; now: number };

const aDay = 86_400_000;

/** App download: offers the Android app to a player in a phone's browser. After a "not now" it waits for a day. */
export const appDownloadMachine = setup({
  types: {} as {
    context: { version: AppVersion | null; last: AppAnswer | null };
    events: Plain<'appDownload.declined' | 'appDownload.followed'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    recallAnswer: fromPromise<AnswerCheck>(mustBeProvided('recallAnswer')),
    /** Null if the site names no version: the app is offered without one. */
    loadVersion: fromPromise<AppVersion | null>(mustBeProvided('loadVersion')),
    rememberAnswer: fromPromise<void, { taken: string | null }>(mustBeProvided('rememberAnswer')),
  },
  guards: {
    // The absolute value: if the clock was set back, an answer with a time in the future expires too.
    isAnswered: (_, { last, now }: AnswerCheck) => last !== null && Math.abs(now - last.at) < aDay,
    isTaken: ({ context: { last } }, version: AppVersion | null) => version !== null && last?.taken === version.version,
  },
  actions: {
    keepLast: assign((_, { last }: AnswerCheck) => ({ last })),
    keepVersion: assign((_, version: AppVersion | null) => ({ version })),
  },
}).createMachine({
  id: 'appDownload',
  description:
    'Starts only on an Android phone, outside the app, if the site has a download link and no other popup is open.',
  meta: { title: 'App download' },
  context: { version: null, last: null },
  initial: 'recalling',
  states: {
    recalling: {
      meta: { title: 'Reading the last answer' },
      description: 'The app is offered at most once a day.',
      invoke: {
        id: 'recallAnswer',
        src: 'recallAnswer',
        onDone: [
          { guard: { type: 'isAnswered', params: ({ event }) => event.output }, target: 'quiet' },
          { target: 'loading', actions: { type: 'keepLast', params: ({ event }) => event.output } },
        ],
        onError: 'quiet',
      },
    },
    loading: {
      meta: { title: 'Loading the version' },
      description: 'Runs in the background.',
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'quiet',
            description: 'The player downloaded this version already.',
          },
          { target: 'offering', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
        ],
        onError: 'quiet',
      },
    },
    offering: {
      tags: 'popup',
      meta: { title: 'Offering' },
      description: 'A sheet over the page shows the version, what is new and the host of the file.',
      on: { 'appDownload.declined': 'declining', 'appDownload.followed': 'following' },
    },
    declining: {
      meta: { title: 'Storing the "not now"' },
      description: 'The offer comes back after a day.',
      invoke: {
        id: 'rememberAnswer',
        src: 'rememberAnswer',
        input: { taken: null },
        onDone: 'quiet',
        onError: 'quiet',
      },
    },
    following: {
      meta: { title: 'Storing the download' },
      description: 'The offer comes back with the next version. The browser itself follows the link.',
      invoke: {
        id: 'rememberAnswer',
        src: 'rememberAnswer',
        input: ({ context }) => ({ taken: context.version?.version ?? null }),
        onDone: 'quiet',
        onError: 'quiet',
      },
    },
    quiet: { meta: { title: 'Quiet' }, description: 'There is nothing to offer, or the player has answered.' },
  },
});

export type AppDownloadRef = ActorRefFrom<typeof appDownloadMachine>;
