import { fromCallback, sendTo, setup } from 'xstate';
import { preferencesOf } from '../system.js';
import type { Accent, ChartMeta, Mode, UiTag } from '../vocabulary.js';

/** A preference that another tab of this browser has stored. */
export type ChoiceFollowed =
  | { type: 'otherTabs.accentChosen'; accent: Accent }
  | { type: 'otherTabs.modeChosen'; mode: Mode }
  | { type: 'otherTabs.lowDataChosen'; isLowData: boolean };

/**
 * Other tabs: a choice that takes effect at once in another tab takes effect here too. Language and layout are not followed:
 * they would reload a page on which something may have been typed, so they wait for its next load (decision 006).
 */
export const otherTabsMachine = setup({
  types: {} as { events: ChoiceFollowed; tags: UiTag; meta: ChartMeta },
  actors: {
    /** Reports what other tabs store. It applies the motion itself, because no chart of every page holds it. */
    watchChoices: fromCallback<ChoiceFollowed>(() => undefined),
  },
  actions: {
    followAccent: sendTo(preferencesOf, (_, accent: Accent) => ({ type: 'preferences.accentChosen', accent })),
    followMode: sendTo(preferencesOf, (_, mode: Mode) => ({ type: 'preferences.modeChosen', mode })),
    followLowData: sendTo(preferencesOf, (_, isLowData: boolean) => ({
      type: 'preferences.lowDataChosen',
      isLowData,
    })),
  },
}).createMachine({
  id: 'otherTabs',
  description:
    'Runs as long as the app. Storing the same choice again raises no event, so two tabs never change each other in a loop.',
  meta: { title: 'Other tabs' },
  initial: 'following',
  states: {
    following: {
      meta: { title: 'Following other tabs' },
      description: 'Colours, light or dark, and data use change here when another tab changes them.',
      invoke: { id: 'watchChoices', src: 'watchChoices' },
      on: {
        'otherTabs.accentChosen': { actions: { type: 'followAccent', params: ({ event }) => event.accent } },
        'otherTabs.modeChosen': { actions: { type: 'followMode', params: ({ event }) => event.mode } },
        'otherTabs.lowDataChosen': { actions: { type: 'followLowData', params: ({ event }) => event.isLowData } },
      },
    },
  },
});
