import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { preferencesOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Consent, type Plain, type UiTag } from '../vocabulary.js';
import { pixelIdOf } from './pixel.js';

/** `isAllowedHere`: the content security policy of this document allows the vendor's script. */
export type TrackingPixelInput = { snippet: string; consent: Consent; isAllowedHere: boolean };
/** The page of the player: an open page, or a guarded one where no third-party script may run. `to` is its address. */
export type PlaceEvent = Plain<'place.open'> | { type: 'place.guarded'; to: string };
export type ConsentEvent = { type: 'consent.changed'; consent: Consent };
export type PixelEvent = Plain<'trackingPixel.loaded' | 'trackingPixel.blocked'>;

/** Tracking pixel: players and visitors are asked once for consent; then open pages are measured (G1). Nothing waits for it. */
export const trackingPixelMachine = setup({
  types: {} as {
    input: TrackingPixelInput;
    context: { id: string | null; snippet: string; consent: Consent; isAllowedHere: boolean; to: string | null };
    events: PlaceEvent | ConsentEvent | PixelEvent | Plain<'trackingPixel.allowed' | 'trackingPixel.declined'>;
    tags: UiTag | 'question';
    meta: ChartMeta;
  },
  actors: {
    watchPlace: fromCallback<PlaceEvent>(() => undefined),
    watchConsent: fromCallback<ConsentEvent>(() => undefined),
    /** Adds the vendor's script and counts the first page view; `page.viewed` counts each further one. */
    runPixel: fromCallback<Plain<'page.viewed'>, { id: string }>(() => undefined),
    reportSnippet: fromPromise<void, { snippet: string }>(mustBeProvided('reportSnippet')),
    leaveDocument: fromPromise<void, { to: string | null }>(mustBeProvided('leaveDocument')),
    revokePixel: fromPromise<void>(mustBeProvided('revokePixel')),
  },
  guards: {
    hasNoSnippet: ({ context }) => context.snippet.trim() === '',
    hasNoId: ({ context }) => context.id === null,
    isUnasked: ({ context }) => context.consent === 'unasked',
    isRefused: ({ context }) => context.consent === 'refused',
    isAllowedHere: ({ context }) => context.isAllowedHere,
  },
  actions: {
    storeConsent: assign((_, consent: Consent) => ({ consent })),
    storeTarget: assign((_, to: string) => ({ to })),
    allowConsent: sendTo(preferencesOf, { type: 'preferences.consentChosen', consent: 'given' }),
    refuseConsent: sendTo(preferencesOf, { type: 'preferences.consentChosen', consent: 'refused' }),
    countView: sendTo('runPixel', { type: 'page.viewed' }),
  },
}).createMachine({
  id: 'trackingPixel',
  description:
    'Uses only the id in the snippet. Never runs in a document with a login, the account or money (decision 016).',
  meta: { title: 'Tracking pixel' },
  context: ({ input }) => ({ ...input, id: pixelIdOf(input.snippet), to: null }),
  invoke: [
    { id: 'watchPlace', src: 'watchPlace' },
    { id: 'watchConsent', src: 'watchConsent' },
  ],
  on: {
    'consent.changed': { target: '.starting', actions: { type: 'storeConsent', params: ({ event }) => event.consent } },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides by the snippet, the consent and the policy of this page.',
      always: [
        { guard: 'hasNoSnippet', target: 'missing' },
        { guard: 'hasNoId', target: 'unusable' },
        { guard: 'isUnasked', target: 'confirming' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isAllowedHere', target: 'standingBy' },
        { target: 'awaitingDocument' },
      ],
    },
    missing: { meta: { title: 'No pixel' }, description: 'The site has no snippet.' },
    unusable: {
      meta: { title: 'No id in the snippet' },
      description: 'The snippet is ignored and reported once on the console (G1).',
      invoke: {
        id: 'reportSnippet',
        src: 'reportSnippet',
        input: ({ context }) => ({ snippet: context.snippet }),
        onError: { description: 'The report is lost; nothing else depends on it.' },
      },
    },
    confirming: {
      description: 'Nothing is loaded before the player answers.',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'Question hidden' },
          description: 'The question is not shown on a page with a login or money.',
          on: { 'place.open': 'open' },
        },
        open: {
          tags: 'question',
          meta: { title: 'May we measure?' },
          description: 'Shown beside the page, which stays usable. Both answers look the same.',
          on: {
            'place.guarded': 'hidden',
            'trackingPixel.allowed': { actions: 'allowConsent' },
            'trackingPixel.declined': { actions: 'refuseConsent' },
          },
        },
      },
    },
    refused: { meta: { title: 'Refused' }, description: 'The player can change it in the settings.' },
    awaitingDocument: {
      meta: { title: 'Starts with the next document' },
      description:
        'The policy of this document blocks the script. A document that is loaded at an open page allows it.',
    },
    standingBy: {
      meta: { title: 'Standing by' },
      description: 'Consent is given; the script starts on the next open page.',
      on: { 'place.open': 'running' },
    },
    running: {
      description: 'The script runs on this page.',
      invoke: { id: 'runPixel', src: 'runPixel', input: ({ context }) => ({ id: present(context.id) }) },
      on: {
        'place.guarded': { target: 'leaving', actions: { type: 'storeTarget', params: ({ event }) => event.to } },
        'consent.changed': {
          target: 'revoking',
          actions: { type: 'storeConsent', params: ({ event }) => event.consent },
          description: 'Consent was given before, so this change takes it back.',
        },
      },
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading the vendor’s script' },
          description: 'Page views are counted while it loads.',
          on: {
            'place.open': { actions: 'countView' },
            'trackingPixel.loaded': 'live',
            'trackingPixel.blocked': 'blocked',
          },
        },
        live: {
          tags: 'done',
          meta: { title: 'Measuring' },
          description: 'Counts one page view for each open page.',
          on: { 'place.open': { actions: 'countView' } },
        },
        blocked: {
          meta: { title: 'Vendor blocked' },
          description: 'The country or the browser blocks the script: nothing changes for the player (C9).',
        },
      },
    },
    leaving: {
      tags: 'busy',
      meta: { title: 'Leaving the document' },
      description: 'The guarded page is loaded as a new document, whose policy blocks the script.',
      invoke: {
        id: 'leaveDocument',
        src: 'leaveDocument',
        input: ({ context }) => ({ to: context.to }),
        onDone: 'awaitingDocument',
        onError: 'awaitingDocument',
      },
    },
    revoking: {
      tags: 'busy',
      meta: { title: 'Withdrawing consent' },
      description: 'The script is told to stop, its cookies are deleted, and the page is loaded again without it.',
      invoke: { id: 'revokePixel', src: 'revokePixel', onDone: 'refused', onError: 'refused' },
    },
  },
});

export type TrackingPixelRef = ActorRefFrom<typeof trackingPixelMachine>;
