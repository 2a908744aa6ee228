import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { preferencesOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Device, type Plain, type UiTag } from '../vocabulary.js';

/** `hasSound`: of games. `hasMotion`: animations of the lobby and of games. */
export type SoundAndMotion = { hasSound: boolean; hasMotion: boolean };
export type SoundAndMotionFound = { type: 'settings.soundAndMotionFound'; soundAndMotion: SoundAndMotion };

/**
 * Settings: how the lobby looks, moves and sounds on this device. Visitors have it too. The chart `preferences` holds what
 * the first screen of a page depends on; this one holds what only games and animations ask for.
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
    keepSoundAndMotion: fromPromise<void, SoundAndMotion>(mustBeProvided('keepSoundAndMotion')),
  },
  guards: { isRead: ({ context }) => context.soundAndMotion !== null },
  actions: {
    takeSoundAndMotion: assign((_, soundAndMotion: SoundAndMotion) => ({ soundAndMotion })),
    takeSound: assign(({ context }, hasSound: boolean) => ({
      soundAndMotion: { ...present(context.soundAndMotion), hasSound },
    })),
    takeMotion: assign(({ context }, hasMotion: boolean) => ({
      soundAndMotion: { ...present(context.soundAndMotion), hasMotion },
    })),
    switchLayout: sendTo(preferencesOf, ({ context }) => {
      const device: Device = context.device === 'pc' ? 'other' : 'pc';
      return { type: 'preferences.deviceChosen', device };
    }),
  },
}).createMachine({
  id: 'settings',
  description: 'Every choice takes effect at once and stays on this device; only the layout asks first.',
  meta: { title: 'Settings' },
  context: ({ input }) => ({ device: input.device, soundAndMotion: null }),
  invoke: { id: 'watchSoundAndMotion', src: 'watchSoundAndMotion' },
  on: {
    'settings.soundAndMotionFound': {
      actions: { type: 'takeSoundAndMotion', params: ({ event }) => event.soundAndMotion },
    },
  },
  initial: 'browsing',
  states: {
    browsing: {
      meta: { title: 'Settings' },
      description: 'Language, colours, layout, sound, motion, data and consent on one page.',
      on: {
        'settings.soundSwitched': {
          guard: 'isRead',
          target: 'keeping',
          actions: { type: 'takeSound', params: ({ event }) => event.hasSound },
        },
        'settings.motionSwitched': {
          guard: 'isRead',
          target: 'keeping',
          actions: { type: 'takeMotion', params: ({ event }) => event.hasMotion },
        },
        'settings.layoutAsked': 'askingLayout',
      },
    },
    keeping: {
      tags: 'busy',
      meta: { title: 'Storing a choice' },
      description: 'The page moves as chosen at once; a game asks when it is opened.',
      invoke: {
        id: 'keepSoundAndMotion',
        src: 'keepSoundAndMotion',
        input: ({ context }) => present(context.soundAndMotion),
        onDone: 'browsing',
        onError: { target: 'browsing', description: 'Storage failed: the choice applies to this visit only.' },
      },
    },
    askingLayout: {
      meta: { title: 'Switch the layout?' },
      description: 'The other layout relaunches the app; resizing never does (A9). The dialog shows a failed relaunch.',
      on: { 'settings.closed': 'browsing', 'settings.layoutConfirmed': { actions: 'switchLayout' } },
    },
  },
});

export type SettingsRef = ActorRefFrom<typeof settingsMachine>;
