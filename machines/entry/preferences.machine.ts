import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
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

/** Preferences: language, colours, layout, data use and consent of this browser. Runs as long as the app. */
export const preferencesMachine = setup({
  types: {} as {
    input: Preferences;
    /** `pageLocale`: the language that the server rendered this page in. */
    context: Preferences & { pageLocale: Locale };
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
    keepChoices: fromPromise<void, { isLowData: boolean; consent: Consent }>(mustBeProvided('keepChoices')),
    relaunch: fromPromise<void, { locale: Locale; device: Device }>(mustBeProvided('relaunch')),
  },
  guards: {
    isOtherLocale: ({ context }, locale: Locale) => locale !== context.pageLocale,
    isOtherPage: (_, isOtherPage: boolean) => isOtherPage,
  },
  actions: { keepPageLocale: assign(({ context }) => ({ locale: context.pageLocale })) },
}).createMachine({
  id: 'preferences',
  description:
    'Colours, data use and consent change at once. Language and layout need a reload: the server renders for them.',
  meta: { title: 'Preferences' },
  context: ({ input }) => ({ ...input, pageLocale: input.locale }),
  initial: 'settled',
  states: {
    settled: {
      meta: { title: 'Settled' },
      description: 'The page shows the chosen preferences.',
      on: {
        'preferences.accentChosen': { target: 'painting', actions: assign({ accent: ({ event }) => event.accent }) },
        'preferences.modeChosen': { target: 'painting', actions: assign({ mode: ({ event }) => event.mode }) },
        'preferences.lowDataChosen': {
          target: 'keeping',
          actions: assign({ isLowData: ({ event }) => event.isLowData }),
        },
        'preferences.consentChosen': { target: 'keeping', actions: assign({ consent: ({ event }) => event.consent }) },
        'preferences.localeChosen': { target: 'relaunching', actions: assign({ locale: ({ event }) => event.locale }) },
        'preferences.deviceChosen': { target: 'relaunching', actions: assign({ device: ({ event }) => event.device }) },
        'preferences.languageOpened': 'choosingLanguage',
      },
    },
    choosingLanguage: {
      description: 'On the login pages: a dialog lists the languages. It stays open until the page is loaded again.',
      on: {
        'preferences.localeChosen': [
          {
            guard: { type: 'isOtherLocale', params: ({ event }) => event.locale },
            target: '.relaunching',
            actions: assign({ locale: ({ event }) => event.locale }),
          },
          {
            target: 'settled',
            actions: 'keepPageLocale',
            description: 'The page is in this language already, so nothing is reloaded.',
          },
        ],
        'preferences.languageClosed': {
          target: 'settled',
          actions: 'keepPageLocale',
          description: 'After a failed relaunch the page keeps its language.',
        },
        'preferences.locationChanged': {
          guard: { type: 'isOtherPage', params: ({ event }) => event.isOtherPage },
          target: 'settled',
          actions: 'keepPageLocale',
          description: 'The dialog belongs to the page below it, so another page opens without it.',
        },
      },
      initial: 'listed',
      states: {
        listed: { meta: { title: 'Choosing a language' }, description: 'The language of the page is marked.' },
        relaunching: {
          tags: 'busy',
          meta: { title: 'Relaunching in another language' },
          description: 'The chosen language is marked as pending.',
          invoke: {
            id: 'relaunch',
            src: 'relaunch',
            input: ({ context }) => ({ locale: context.locale, device: context.device }),
            onDone: '#preferences.settled',
            onError: 'failed',
          },
          on: {
            'preferences.localeChosen': { description: 'One relaunch at a time.' },
            'preferences.languageClosed': { description: 'The page is being loaded again.' },
          },
        },
        failed: {
          tags: 'failed',
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
        onDone: 'settled',
        onError: { target: 'settled', description: 'Storage failed: the colours apply to this visit only.' },
      },
    },
    keeping: {
      tags: 'busy',
      meta: { title: 'Storing a choice' },
      description: 'Stored in this browser; the server receives it with the next page request.',
      invoke: {
        id: 'keepChoices',
        src: 'keepChoices',
        input: ({ context }) => ({ isLowData: context.isLowData, consent: context.consent }),
        onDone: 'settled',
        onError: { target: 'settled', description: 'Storage failed: the choice applies to this visit only.' },
      },
    },
    relaunching: {
      tags: 'busy',
      meta: { title: 'Relaunching' },
      description: 'The choice is stored, sent to the server for a player, and the page is loaded again.',
      invoke: {
        id: 'relaunch',
        src: 'relaunch',
        input: ({ context }) => ({ locale: context.locale, device: context.device }),
        onDone: 'settled',
        onError: 'stuck',
      },
    },
    stuck: {
      tags: 'failed',
      meta: { title: 'Could not relaunch' },
      description: 'Storage or the reload failed. A retry button.',
      on: {
        'preferences.retried': 'relaunching',
        'preferences.languageOpened': {
          target: 'choosingLanguage',
          description: 'The player chooses the language again instead.',
        },
      },
    },
  },
});

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;
