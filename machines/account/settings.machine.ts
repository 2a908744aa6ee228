import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { preferencesOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Device, type Plain, type UiTag } from '../vocabulary.js';

/** `hasSound`: of games. `hasMotion`: animations of the lobby and of games. */
export type SoundAndMotion = { hasSound: boolean; hasMotion: boolean };
export type SoundAndMotionFound = { type: 'settings.soundAndMotionFound'; soundAndMotion: SoundAndMotion };

/**
 * Settings: the player chooses how the lobby looks, moves and sounds on this device. Visitors have it too. The chart
 * `preferences` holds what the first screen of a page depends on; this one holds what only games and animations need.
 */
export const settingsMachine = setup({
  types: {} as {
    input: { device: Device };
    /** `soundAndMotion`: null until they have been read. */
    context: { device: Device; soundAndMotion: SoundAndMotion | null };
    events:
      | SoundAndMotionFound
      | { type: 'settings.soundSwitched'; hasSound: boolean }
      | { type: 'settings.motionSwitched'; hasMotion: boolean }
      | Plain<'settings.layoutAsked' | 'settings.layoutConfirmed' | 'settings.closed'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Reports what this device stores: at once, and when another tab has changed it. */
    watchSoundAndMotion: fromCallback<SoundAndMotionFound>(() => undefined),
    storeSoundAndMotion: fromPromise<void, SoundAndMotion>(mustBeProvided('storeSoundAndMotion')),
  },
  guards: { isRead: ({ context }) => context.soundAndMotion !== null },
  actions: {
    noteSoundAndMotion: assign((_, soundAndMotion: SoundAndMotion) => ({ soundAndMotion })),
    noteSound: assign(({ context }, hasSound: boolean) => ({
      soundAndMotion: { ...present(context.soundAndMotion), hasSound },
    })),
    noteMotion: assign(({ context }, hasMotion: boolean) => ({
      soundAndMotion: { ...present(context.soundAndMotion), hasMotion },
    })),
    switchLayout: sendTo(preferencesOf, ({ context }) => {
      const device: Device = context.device === 'pc' ? 'other' : 'pc';
      return { type: 'preferences.deviceChosen', device };
    }),
  },
}).createMachine({
  id: 'settings',
  description: 'Every choice takes effect at once and is stored on this device. Only a new layout is confirmed first.',
  meta: { title: 'Settings' },
  context: ({ input }) => ({ device: input.device, soundAndMotion: null }),
  invoke: { id: 'watchSoundAndMotion', src: 'watchSoundAndMotion' },
  on: {
    'settings.soundAndMotionFound': {
      actions: { type: 'noteSoundAndMotion', params: ({ event }) => event.soundAndMotion },
    },
  },
  initial: 'shown',
  states: {
    shown: {
      meta: { title: 'Settings' },
      description: 'Language, colours, layout, sound, motion, data and consent on one page.',
      on: {
        'settings.soundSwitched': {
          guard: 'isRead',
          target: 'storing',
          actions: { type: 'noteSound', params: ({ event }) => event.hasSound },
        },
        'settings.motionSwitched': {
          guard: 'isRead',
          target: 'storing',
          actions: { type: 'noteMotion', params: ({ event }) => event.hasMotion },
        },
        'settings.layoutAsked': 'confirming',
      },
    },
    storing: {
      tags: 'busy',
      meta: { title: 'Storing a choice' },
      description: 'Animations follow at once. A game gets the choice when it opens, and again when it changes (J3).',
      invoke: {
        id: 'storeSoundAndMotion',
        src: 'storeSoundAndMotion',
        input: ({ context }) => present(context.soundAndMotion),
        onDone: 'shown',
        onError: { target: 'shown', description: 'Storage failed: the choice applies to this visit only.' },
      },
    },
    confirming: {
      meta: { title: 'Switch the layout?' },
      description: 'The other layout relaunches the app; resizing never does (A9). The dialog shows a failed relaunch.',
      on: { 'settings.closed': 'shown', 'settings.layoutConfirmed': { actions: 'switchLayout' } },
    },
  },
});

export type SettingsRef = ActorRefFrom<typeof settingsMachine>;
