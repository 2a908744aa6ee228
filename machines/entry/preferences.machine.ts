import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
  present,
  type Accent,
  type ChartMeta,
  type Consent,
  type Device,
  type Locale,
  type Mode,
  type Plain,
  type UiTag,
} from '../vocabulary.js';

/** `isLowData`: no big pictures and no prefetching. */
export type Preferences = {
  locale: Locale;
  accent: Accent;
  mode: Mode;
  device: Device;
  isLowData: boolean;
  consent: Consent;
};

/** What needs a reload: the server renders the page for both. */
type Wanted = { locale: Locale; device: Device };

/** Preferences: language, colours, layout, data use and consent of this browser. Runs as long as the app. */
export const preferencesMachine = setup({
  types: {} as {
    input: Preferences;
    /** `wanted`: the language and the layout that the page is being reloaded for; those of the page stay until then. */
    context: Preferences & { wanted: Wanted | null };
    events:
      | { type: 'preferences.accentChosen'; accent: Accent }
      | { type: 'preferences.modeChosen'; mode: Mode }
      | { type: 'preferences.localeChosen'; locale: Locale }
      | Plain<'preferences.languageOpened' | 'preferences.languageClosed'>
      /** The address changed. `isOtherPage`: to another path, not only to other parameters. */
      | { type: 'preferences.locationChanged'; isOtherPage: boolean }
      | { type: 'preferences.deviceChosen'; device: Device }
      | { type: 'preferences.lowDataChosen'; isLowData: boolean }
      | { type: 'preferences.consentChosen'; consent: Exclude<Consent, 'unasked'> }
      | Plain<'preferences.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    applyTheme: fromPromise<void, { accent: Accent; mode: Mode }>(mustBeProvided('applyTheme')),
    storeChoices: fromPromise<void, { isLowData: boolean; consent: Consent }>(mustBeProvided('storeChoices')),
    relaunch: fromPromise<void, Wanted>(mustBeProvided('relaunch')),
  },
  guards: {
    isOtherLocale: ({ context }, locale: Locale) => locale !== context.locale,
    isOtherPage: (_, isOtherPage: boolean) => isOtherPage,
  },
  actions: {
    wantLocale: assign(({ context }, locale: Locale) => ({ wanted: { locale, device: context.device } })),
    wantDevice: assign(({ context }, device: Device) => ({ wanted: { locale: context.locale, device } })),
  },
}).createMachine({
  id: 'preferences',
  description:
    'Colours, data use and consent change at once. Language and layout need a reload: the server renders for them.',
  meta: { title: 'Preferences' },
  context: ({ input }) => ({ ...input, wanted: null }),
  initial: 'shown',
  states: {
    shown: {
      description: 'Every preference can be changed.',
      on: {
        'preferences.accentChosen': { target: 'painting', actions: assign({ accent: ({ event }) => event.accent }) },
        'preferences.modeChosen': { target: 'painting', actions: assign({ mode: ({ event }) => event.mode }) },
        'preferences.lowDataChosen': {
          target: 'storing',
          actions: assign({ isLowData: ({ event }) => event.isLowData }),
        },
        'preferences.consentChosen': { target: 'storing', actions: assign({ consent: ({ event }) => event.consent }) },
        'preferences.localeChosen': {
          guard: { type: 'isOtherLocale', params: ({ event }) => event.locale },
          target: 'relaunching',
          actions: { type: 'wantLocale', params: ({ event }) => event.locale },
        },
        'preferences.deviceChosen': {
          target: 'relaunching',
          actions: { type: 'wantDevice', params: ({ event }) => event.device },
        },
        'preferences.languageOpened': 'open',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Settled' }, description: 'The page shows the chosen preferences.' },
        refused: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'Could not relaunch' },
          description: 'Storage or the reload failed: the page stays as it was, with a retry button.',
          on: { 'preferences.retried': '#preferences.relaunching' },
        },
      },
    },
    open: {
      description:
        'On the login pages: a dialog lists the languages. After a choice it stays until the page is loaded again.',
      on: {
        'preferences.localeChosen': [
          {
            guard: { type: 'isOtherLocale', params: ({ event }) => event.locale },
            target: '.relaunching',
            actions: { type: 'wantLocale', params: ({ event }) => event.locale },
          },
          { target: 'shown', description: 'The page is in this language already, so nothing is reloaded.' },
        ],
        'preferences.languageClosed': 'shown',
        'preferences.locationChanged': {
          guard: { type: 'isOtherPage', params: ({ event }) => event.isOtherPage },
          target: 'shown',
          description: 'The dialog belongs to the page below it, so another page opens without it.',
        },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Choosing a language' }, description: 'The language of the page is marked.' },
        relaunching: {
          tags: 'busy',
          meta: { title: 'Relaunching in another language' },
          description: 'The chosen language is marked as pending.',
          invoke: {
            id: 'relaunch',
            src: 'relaunch',
            input: ({ context }) => present(context.wanted),
            onDone: '#preferences.shown',
            onError: 'refused',
          },
          on: {
            'preferences.localeChosen': { description: 'One relaunch at a time.' },
            'preferences.languageClosed': { description: 'The page is being loaded again.' },
          },
        },
        refused: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'Could not relaunch in another language' },
          description: 'A sentence with a retry button below the list. Another language can be chosen.',
          on: { 'preferences.retried': 'relaunching' },
        },
      },
    },
    painting: {
      tags: 'busy',
      meta: { title: 'Applying the theme' },
      description: 'The theme is set on the page and stored.',
      invoke: {
        id: 'applyTheme',
        src: 'applyTheme',
        input: ({ context }) => ({ accent: context.accent, mode: context.mode }),
        onDone: 'shown',
        onError: { target: 'shown', description: 'Storage failed: the colours apply to this visit only.' },
      },
    },
    storing: {
      tags: 'busy',
      meta: { title: 'Storing a choice' },
      description: 'Stored in this browser; the server receives it with the next page request.',
      invoke: {
        id: 'storeChoices',
        src: 'storeChoices',
        input: ({ context }) => ({ isLowData: context.isLowData, consent: context.consent }),
        onDone: 'shown',
        onError: { target: 'shown', description: 'Storage failed: the choice applies to this visit only.' },
      },
    },
    relaunching: {
      tags: 'busy',
      meta: { title: 'Relaunching' },
      description:
        'The choice is stored, the language of a player is sent to the server, and the page is loaded again.',
      invoke: {
        id: 'relaunch',
        src: 'relaunch',
        input: ({ context }) => present(context.wanted),
        onDone: 'shown',
        onError: 'shown.refused',
      },
    },
  },
});

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;
