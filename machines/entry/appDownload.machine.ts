import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type AppVersion = components['schemas']['AppVersion'];
/** The last answer of the player. `at` in ms since the epoch; `taken` is the downloaded version, null for "not now". */
export type AppAnswer = { at: number; taken: string | null };
export type AnswerCheck = { last: AppAnswer | null; now: number };

const aDay = 86_400_000;

/**
 * App download: a player or visitor in a phone's browser is offered the Android app, or to install the lobby, at most once a
 * day.
 */
export const appDownloadMachine = setup({
  types: {} as {
    /** `hasLink`: the site has an app with a download link. */
    input: { hasLink: boolean };
    context: { hasLink: boolean; version: AppVersion | null; last: AppAnswer | null };
    events: Plain<'appDownload.declined' | 'appDownload.followed' | 'appDownload.accepted'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    recallAnswer: fromPromise<AnswerCheck>(mustBeProvided('recallAnswer')),
    /** Null if the site names no version: the app is offered without one. */
    loadVersion: fromPromise<AppVersion | null>(mustBeProvided('loadVersion')),
    /** Resolves when the browser can install the lobby. Browsers that cannot, or already have, never do. */
    awaitPrompt: fromPromise<void>(mustBeProvided('awaitPrompt')),
    /** Resolves when the player has answered the browser. */
    promptInstall: fromPromise<void>(mustBeProvided('promptInstall')),
    storeAnswer: fromPromise<void, { taken: string | null }>(mustBeProvided('storeAnswer')),
  },
  guards: {
    // The absolute value: if the clock was set back, an answer with a time in the future expires too.
    isAnswered: (_, { last, now }: AnswerCheck) => last !== null && Math.abs(now - last.at) < aDay,
    hasLink: ({ context: { hasLink } }) => hasLink,
    isTaken: ({ context: { last } }, version: AppVersion | null) => version !== null && last?.taken === version.version,
  },
  actions: {
    noteLast: assign((_, { last }: AnswerCheck) => ({ last })),
    noteVersion: assign((_, version: AppVersion | null) => ({ version })),
  },
}).createMachine({
  id: 'appDownload',
  description:
    'Starts only on an Android phone, outside the app and the installed lobby, if the site has a download link or the browser ' +
    'can install pages, and no other popup is open.',
  meta: { title: 'App download' },
  context: ({ input: { hasLink } }) => ({ hasLink, version: null, last: null }),
  initial: 'recalling',
  states: {
    recalling: {
      meta: { title: 'Reading the last answer' },
      description: 'The app is offered at most once a day.',
      invoke: {
        id: 'recallAnswer',
        src: 'recallAnswer',
        onDone: [
          { guard: { type: 'isAnswered', params: output }, target: 'hidden' },
          { guard: 'hasLink', target: 'loading', actions: { type: 'noteLast', params: output } },
          { target: 'awaitingPrompt', description: 'Without an app of the site, the lobby itself can be installed.' },
        ],
        onError: 'hidden',
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
            guard: { type: 'isTaken', params: output },
            target: 'hidden',
            description: 'The player downloaded this version already.',
          },
          { target: 'open', actions: { type: 'noteVersion', params: output } },
        ],
        onError: 'hidden',
      },
    },
    open: {
      tags: 'popup',
      meta: { title: 'Offering' },
      description: 'A sheet over the page shows the version, what is new and the host of the file.',
      on: { 'appDownload.declined': 'storing', 'appDownload.followed': 'storing' },
    },
    awaitingPrompt: {
      meta: { title: 'Waiting for the browser' },
      description: 'The browser decides when a page can be installed. The player sees nothing of it.',
      invoke: { id: 'awaitPrompt', src: 'awaitPrompt', onDone: 'installOffered', onError: 'hidden' },
    },
    installOffered: {
      tags: 'popup',
      meta: { title: 'Offering to install' },
      description: 'A sheet over the page offers to put the lobby on the home screen.',
      on: { 'appDownload.declined': 'storing', 'appDownload.accepted': 'installing' },
    },
    installing: {
      meta: { title: 'The browser asks' },
      description: 'The browser asks the player once more, and installs the lobby.',
      invoke: { id: 'promptInstall', src: 'promptInstall', onDone: 'storing', onError: 'storing' },
    },
    storing: {
      meta: { title: 'Storing the answer' },
      description:
        'The offer comes back after a day, of a downloaded version only when there is another one. The browser itself ' +
        'follows the link.',
      invoke: {
        id: 'storeAnswer',
        src: 'storeAnswer',
        input: ({ event, context: { version } }) => ({
          taken: event.type === 'appDownload.followed' ? (version?.version ?? null) : null,
        }),
        onDone: 'hidden',
        onError: 'hidden',
      },
    },
    hidden: { meta: { title: 'Not offered' }, description: 'There is nothing to offer, or the player has answered.' },
  },
});

export type AppDownloadRef = ActorRefFrom<typeof appDownloadMachine>;
