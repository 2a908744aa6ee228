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

/** `isLowData`: no big pictures and nothing fetched ahead. */
export type Preferences = {
  locale: Locale;
  accent: Accent;
  mode: Mode;
  device: Device;
  isLowData: boolean;
  consent: Consent;
};

/** Preferences: language, colours, layout, data use and consent of this browser. Lives as long as the app. */
export const preferencesMachine = setup({
  types: {} as {
    input: Preferences;
    context: Preferences;
    events:
      | { type: 'preferences.accentChosen'; accent: Accent }
      | { type: 'preferences.modeChosen'; mode: Mode }
      | { type: 'preferences.localeChosen'; locale: Locale }
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
}).createMachine({
  id: 'preferences',
  description:
    'Colours, data use and consent change in place. Language and layout relaunch, since the first screen comes from the server in both.',
  meta: { title: 'Preferences' },
  context: ({ input }) => ({ ...input }),
  initial: 'settled',
  states: {
    settled: {
      meta: { title: 'Settled' },
      description: 'What is chosen is on screen.',
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
      },
    },
    painting: {
      tags: 'busy',
      meta: { title: 'Painting' },
      description: 'The theme is put on the page and remembered.',
      invoke: {
        id: 'applyTheme',
        src: 'applyTheme',
        input: ({ context }) => ({ accent: context.accent, mode: context.mode }),
        onDone: 'settled',
        onError: { target: 'settled', description: 'Storage refused: the colours stay for this visit.' },
      },
    },
    keeping: {
      tags: 'busy',
      meta: { title: 'Keeping a choice' },
      description: 'Remembered here, and told to the server with the next page.',
      invoke: {
        id: 'keepChoices',
        src: 'keepChoices',
        input: ({ context }) => ({ isLowData: context.isLowData, consent: context.consent }),
        onDone: 'settled',
        onError: { target: 'settled', description: 'Storage refused: the choice holds for this visit.' },
      },
    },
    relaunching: {
      tags: 'busy',
      meta: { title: 'Relaunching' },
      description: 'Remembered, told to the server for a player, and started again.',
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
      description: 'Storage or the reload was refused.',
      on: { 'preferences.retried': 'relaunching' },
    },
  },
});

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;
