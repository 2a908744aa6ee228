import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type AppVersion = components['schemas']['AppVersion'];
/** What was answered last: `at` in ms, and the version that was taken; null is a "not now". */
export type AppAnswer = { at: number; taken: string | null };
export type AnswerCheck = { last: AppAnswer | null; now: number };

const aDay = 86_400_000;

/** App download: offers the Android app to who uses the lobby in a phone's browser, a day after a "not now" at the earliest. */
export const appDownloadMachine = setup({
  types: {} as {
    context: { version: AppVersion | null; last: AppAnswer | null };
    events: Plain<'appDownload.declined' | 'appDownload.followed'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    recallAnswer: fromPromise<AnswerCheck>(mustBeProvided('recallAnswer')),
    /** Null where the site tells no version: the app is offered without one. */
    loadVersion: fromPromise<AppVersion | null>(mustBeProvided('loadVersion')),
    rememberAnswer: fromPromise<void, { taken: string | null }>(mustBeProvided('rememberAnswer')),
  },
  guards: {
    // A clock that was set back far leaves no answer of the future standing.
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
    'The page asks only on an Android phone, outside the app itself, where the site has a link; one popup at a time.',
  meta: { title: 'App download' },
  context: { version: null, last: null },
  initial: 'recalling',
  states: {
    recalling: {
      meta: { title: 'Recalling the last answer' },
      description: 'Nobody is asked twice a day.',
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
      description: 'Silently: nobody waits for it.',
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'quiet',
            description: 'This version was downloaded already.',
          },
          { target: 'offering', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
        ],
        onError: 'quiet',
      },
    },
    offering: {
      tags: 'popup',
      meta: { title: 'Offering' },
      description: 'A sheet over the page: the version, what is new, where the file comes from.',
      on: { 'appDownload.declined': 'declining', 'appDownload.followed': 'following' },
    },
    declining: {
      meta: { title: 'Remembering the "not now"' },
      description: 'Until tomorrow.',
      invoke: {
        id: 'rememberAnswer',
        src: 'rememberAnswer',
        input: { taken: null },
        onDone: 'quiet',
        onError: 'quiet',
      },
    },
    following: {
      meta: { title: 'Remembering the download' },
      description: "Until the next version. The link itself is the browser's to follow.",
      invoke: {
        id: 'rememberAnswer',
        src: 'rememberAnswer',
        input: ({ context }) => ({ taken: context.version?.version ?? null }),
        onDone: 'quiet',
        onError: 'quiet',
      },
    },
    quiet: { meta: { title: 'Quiet' }, description: 'Nothing to offer, or answered.' },
  },
});

export type AppDownloadRef = ActorRefFrom<typeof appDownloadMachine>;
