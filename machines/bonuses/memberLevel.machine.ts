import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import type { LevelSummary } from './grantedBonuses.js';

type Schemas = components['schemas'];
export type LevelTerms = Schemas['LevelTerms'];
export type NextLevel = Schemas['NextLevelSchedule'];
/** `schedule`: null where the site does not show it (`levelScheduleStatus`). */
export type MemberLevels = {
  levels: readonly LevelTerms[];
  summary: LevelSummary;
  schedule: NextLevel | null;
};

/** Member level: the player sees what each level gives, and what is missing for the next one. */
export const memberLevelMachine = setup({
  types: {} as {
    input: { hasSchedule: boolean };
    context: { hasSchedule: boolean; known: MemberLevels | null };
    events: Plain<'memberLevel.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadLevels: fromPromise<MemberLevels, { hasSchedule: boolean }>(mustBeProvided('loadLevels')),
  },
  actions: { note: assign((_, known: MemberLevels) => ({ known })) },
}).createMachine({
  id: 'memberLevel',
  description: 'The page only shows; level bonuses have a page of their own.',
  meta: { title: 'Member level' },
  context: ({ input }) => ({ ...input, known: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: "Reads the levels, the player's own, and, if the site shows it, what the next one requires.",
      invoke: {
        id: 'loadLevels',
        src: 'loadLevels',
        input: ({ context }) => ({ hasSchedule: context.hasSchedule }),
        onDone: { target: 'shown', actions: { type: 'note', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Levels cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'memberLevel.retried': 'loading' },
    },
    shown: {
      tags: 'done',
      meta: { title: 'Levels' },
      description: "The player's level is marked. If the site shows it, so is what is missing for the next one.",
    },
  },
});

export type MemberLevelRef = ActorRefFrom<typeof memberLevelMachine>;
