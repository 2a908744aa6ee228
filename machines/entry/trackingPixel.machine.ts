import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { preferencesOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Consent, type Plain, type UiTag } from '../vocabulary.js';
import { pixelIdOf } from './pixel.js';

/** `isAllowedHere`: the policy of this document lets the vendor in. */
export type TrackingPixelInput = { snippet: string; consent: Consent; isAllowedHere: boolean };
/** Where the player is: an open page, or one that no third party may share. `to` is that page's address. */
export type PlaceEvent = Plain<'place.open'> | { type: 'place.guarded'; to: string };
export type ConsentEvent = { type: 'consent.changed'; consent: Consent };
export type PixelNews = Plain<'pixel.loaded' | 'pixel.blocked'>;

/** Tracking pixel: asks once, then measures open pages for who said yes (G1). Nothing waits for it. */
export const trackingPixelMachine = setup({
  types: {} as {
    input: TrackingPixelInput;
    context: { id: string | null; snippet: string; consent: Consent; isAllowedHere: boolean; to: string | null };
    events: PlaceEvent | ConsentEvent | PixelNews | Plain<'trackingPixel.allowed' | 'trackingPixel.declined'>;
    tags: UiTag | 'question';
    meta: ChartMeta;
  },
  actors: {
    watchPlace: fromCallback<PlaceEvent>(() => undefined),
    watchConsent: fromCallback<ConsentEvent>(() => undefined),
    /** Adds the vendor's script and measures; hears of each further page. */
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
    noteConsent: assign((_, consent: Consent) => ({ consent })),
    noteTarget: assign((_, to: string) => ({ to })),
    tellYes: sendTo(preferencesOf, { type: 'preferences.consentChosen', consent: 'given' }),
    tellNo: sendTo(preferencesOf, { type: 'preferences.consentChosen', consent: 'refused' }),
    countView: sendTo('runPixel', { type: 'page.viewed' }),
  },
}).createMachine({
  id: 'trackingPixel',
  description:
    'The snippet is never run: its id is taken. The vendor never shares a document with a login, the account or money (decision 016).',
  meta: { title: 'Tracking pixel' },
  context: ({ input }) => ({ ...input, id: pixelIdOf(input.snippet), to: null }),
  invoke: [
    { id: 'watchPlace', src: 'watchPlace' },
    { id: 'watchConsent', src: 'watchConsent' },
  ],
  on: {
    'consent.changed': { target: '.deciding', actions: { type: 'noteConsent', params: ({ event }) => event.consent } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'By the snippet, the answer of the person and what the policy of this page allows.',
      always: [
        { guard: 'hasNoSnippet', target: 'absent' },
        { guard: 'hasNoId', target: 'unreadable' },
        { guard: 'isUnasked', target: 'asking' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isAllowedHere', target: 'standingBy' },
        { target: 'awaitingDocument' },
      ],
    },
    absent: { meta: { title: 'No pixel' }, description: 'The site has none.' },
    unreadable: {
      meta: { title: 'No id in the snippet' },
      description: 'Ignored, and reported once to whoever looks at the console (G1).',
      invoke: {
        id: 'reportSnippet',
        src: 'reportSnippet',
        input: ({ context }) => ({ snippet: context.snippet }),
        onError: { description: 'Then nobody hears of it.' },
      },
    },
    asking: {
      description: 'Until there is an answer nothing is loaded.',
      initial: 'waiting',
      states: {
        waiting: {
          meta: { title: 'Question kept back' },
          description: 'Not beside a login or money.',
          on: { 'place.open': 'shown' },
        },
        shown: {
          tags: 'question',
          meta: { title: 'May we measure?' },
          description: 'Beside the page, in nobody’s way. Two answers, neither is prettier.',
          on: {
            'place.guarded': 'waiting',
            'trackingPixel.allowed': { actions: 'tellYes' },
            'trackingPixel.declined': { actions: 'tellNo' },
          },
        },
      },
    },
    refused: { meta: { title: 'Refused' }, description: 'The settings can change it.' },
    awaitingDocument: {
      meta: { title: 'From the next page load' },
      description: 'The policy of this document keeps the vendor out; the next one lets him in.',
    },
    standingBy: {
      meta: { title: 'Standing by' },
      description: 'Allowed, once an open page is shown.',
      on: { 'place.open': 'running' },
    },
    running: {
      description: 'The vendor shares this page.',
      invoke: { id: 'runPixel', src: 'runPixel', input: ({ context }) => ({ id: present(context.id) }) },
      on: {
        'place.guarded': { target: 'leaving', actions: { type: 'noteTarget', params: ({ event }) => event.to } },
        'consent.changed': {
          target: 'revoking',
          actions: { type: 'noteConsent', params: ({ event }) => event.consent },
          description: 'It was a yes, so it is a no now.',
        },
      },
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading the vendor’s script' },
          description: 'Nobody waits for it. Pages are counted meanwhile.',
          on: { 'place.open': { actions: 'countView' }, 'pixel.loaded': 'measuring', 'pixel.blocked': 'blocked' },
        },
        measuring: {
          tags: 'done',
          meta: { title: 'Measuring' },
          description: 'One page view for each open page.',
          on: { 'place.open': { actions: 'countView' } },
        },
        blocked: {
          meta: { title: 'Vendor blocked' },
          description: 'By the country or by the browser: nothing changes (C9).',
        },
      },
    },
    leaving: {
      tags: 'busy',
      meta: { title: 'Leaving the document' },
      description: 'A guarded page is loaded as a document of its own, into which the vendor cannot come.',
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
      meta: { title: 'Taking consent back' },
      description: 'The vendor is told, its cookies go, and the page is loaded without it.',
      invoke: { id: 'revokePixel', src: 'revokePixel', onDone: 'refused', onError: 'refused' },
    },
  },
});

export type TrackingPixelRef = ActorRefFrom<typeof trackingPixelMachine>;
