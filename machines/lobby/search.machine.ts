import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { debounce } from '../shared/durations.js';
import { redirect } from '../entry/navigator.js';
import { fold } from '../shared/rules/fold.js';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  type ChartMeta,
  type GameCard,
  type Paged,
  type Plain,
  type UiTag,
} from '../vocabulary.js';
import { searchAddress } from './addresses.js';
import { gameListMachine } from './gameList.js';

/** What a typed word suggests: the first games that it finds, and how many it finds in all. */
export type Suggested = Paged<GameCard>;

/** Search: the player looks for a game or a maker by its name. */
export const searchMachine = setup({
  types: {} as {
    input: { keyword: string };
    /**
     * `keyword` is written into the field when `turn` grows; `kept` is the keyword in the address. `recent`: the words that
     * were searched last, the latest first. `suggested` is null until the first typed word has an answer.
     */
    context: {
      keyword: string;
      turn: number;
      kept: string;
      hotWords: readonly string[];
      recent: readonly string[];
      suggested: Suggested | null;
    };
    events:
      | { type: 'search.addressed'; keyword: string }
      | { type: 'search.typed'; keyword: string }
      | { type: 'search.submitted'; keyword: string }
      | { type: 'search.wordChosen'; keyword: string }
      | { type: 'search.suggestionOpened'; word: string }
      | Plain<'search.cleared' | 'search.recentCleared'>;
    children: { gameList: 'gameList' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadHotWords: fromPromise<readonly string[]>(mustBeProvided('loadHotWords')),
    loadSuggestions: fromPromise<Suggested, { keyword: string }>(mustBeProvided('loadSuggestions')),
    recallWords: fromPromise<readonly string[]>(mustBeProvided('recallWords')),
    storeWords: fromPromise<void, { words: readonly string[] }>(mustBeProvided('storeWords')),
    gameList: gameListMachine,
  },
  guards: {
    hasKeyword: ({ context }) => context.keyword !== '',
    /** The player may type on while the router still reports the earlier keyword. */
    isShown: ({ context }, keyword: string) => [context.keyword, context.kept].includes(keyword.trim()),
    isWord: (_, keyword: string) => keyword.trim() !== '',
  },
  actions: {
    note: assign((_, keyword: string) => ({ keyword: keyword.trim() })),
    fillIn: assign(({ context }) => ({ turn: context.turn + 1 })),
    forget: assign({ keyword: '', suggested: null }),
    noteSuggested: assign((_, suggested: Suggested) => ({ suggested })),
    forgetSuggested: assign({ suggested: null }),
    noteRecent: assign((_, recent: readonly string[]) => ({ recent })),
    noteWord: assign(({ context }, word: string) => ({ recent: withWord(context.recent, word) })),
    clearRecent: assign({ recent: [] }),
    noteKept: assign(({ context }) => ({ kept: context.keyword })),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(searchAddress(context.keyword))),
  },
  delays: { debounce },
}).createMachine({
  id: 'search',
  description: 'The keyword is in the address, so that the player returns from a game to the same results.',
  meta: { title: 'Search' },
  context: ({ input }) => ({
    keyword: input.keyword.trim(),
    turn: 0,
    kept: input.keyword.trim(),
    hotWords: [],
    recent: [],
    suggested: null,
  }),
  type: 'parallel',
  states: {
    words: {
      description: 'Popular words.',
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading popular words' },
          description: 'The player can type meanwhile.',
          invoke: {
            id: 'loadHotWords',
            src: 'loadHotWords',
            onDone: { target: 'shown', actions: assign({ hotWords: ({ event }) => event.output }) },
            onError: 'unavailable',
          },
        },
        shown: { meta: { title: 'Popular words' }, description: 'The player may tap one instead of typing.' },
        unavailable: { meta: { title: 'Without popular words' }, description: 'Search works without them.' },
      },
    },
    recent: {
      description: 'The words that the player searched last, kept on this device.',
      initial: 'recalling',
      states: {
        recalling: {
          meta: { title: 'Recalling the last words' },
          description: 'The words are read from the device.',
          invoke: {
            id: 'recallWords',
            src: 'recallWords',
            onDone: { target: 'shown', actions: { type: 'noteRecent', params: output } },
            onError: 'shown',
          },
        },
        shown: { meta: { title: 'Last words' }, description: 'The player may tap one instead of typing.' },
        storing: {
          meta: { title: 'Storing the last words' },
          description: 'The list on the screen is the new one already.',
          invoke: {
            id: 'storeWords',
            src: 'storeWords',
            input: ({ context }) => ({ words: context.recent }),
            onDone: 'shown',
            onError: 'shown',
          },
        },
      },
      on: {
        'search.submitted': {
          guard: { type: 'isWord', params: ({ event }) => event.keyword },
          target: '.storing',
          actions: { type: 'noteWord', params: ({ event }) => event.keyword },
        },
        'search.wordChosen': {
          target: '.storing',
          actions: { type: 'noteWord', params: ({ event }) => event.keyword },
        },
        'search.suggestionOpened': {
          target: '.storing',
          actions: { type: 'noteWord', params: ({ event }) => event.word },
          description: 'The name of the opened game or maker is kept, not the letters that found it.',
        },
        'search.recentCleared': { target: '.storing', actions: 'clearRecent' },
      },
    },
    results: {
      description: 'What the player sees for the typed word.',
      on: {
        'search.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.keyword },
            description: 'This chart wrote this address itself.',
          },
          {
            target: '.starting',
            actions: [{ type: 'note', params: ({ event }) => event.keyword }, 'fillIn', 'noteKept'],
          },
        ],
        'search.typed': {
          target: '.typing',
          actions: { type: 'note', params: ({ event }) => event.keyword },
        },
        'search.submitted': [
          {
            guard: { type: 'isWord', params: ({ event }) => event.keyword },
            target: '.shown',
            actions: [{ type: 'note', params: ({ event }) => event.keyword }, 'noteKept', 'openAddress'],
          },
          { target: '.idle', actions: ['forget', 'noteKept', 'openAddress'] },
        ],
        'search.wordChosen': {
          target: '.shown',
          actions: [{ type: 'note', params: ({ event }) => event.keyword }, 'fillIn', 'noteKept', 'openAddress'],
        },
        'search.cleared': { target: '.idle', actions: ['forget', 'noteKept', 'openAddress'] },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'The address may contain a keyword.',
          always: [{ guard: 'hasKeyword', target: 'shown' }, { target: 'idle' }],
        },
        idle: {
          meta: { title: 'Nothing searched' },
          description: 'The page shows the last words, popular words and hot games.',
        },
        typing: {
          tags: 'busy',
          meta: { title: 'Typing' },
          description: 'Waits until the player stops typing. Earlier suggestions stay.',
          // Each letter restarts the debounce. On the region, `reenter` would enter all regions again, and load the words again.
          on: {
            'search.typed': {
              target: 'typing',
              reenter: true,
              actions: { type: 'note', params: ({ event }) => event.keyword },
            },
          },
          after: {
            debounce: [
              { guard: 'hasKeyword', target: 'loading', actions: ['noteKept', 'openAddress'] },
              { target: 'idle', actions: ['forget', 'noteKept', 'openAddress'] },
            ],
          },
        },
        loading: {
          tags: 'busy',
          meta: { title: 'Loading suggestions' },
          description: 'The page shows skeletons of rows, or the suggestions of the letters before.',
          invoke: {
            id: 'loadSuggestions',
            src: 'loadSuggestions',
            input: ({ context }) => ({ keyword: context.keyword }),
            onDone: { target: 'suggested', actions: { type: 'noteSuggested', params: output } },
            onError: { target: 'unavailable', actions: 'forgetSuggested' },
          },
        },
        suggested: {
          meta: { title: 'Suggestions' },
          description:
            'The first games and makers for the typed word, with a button for all results; or the page says that there are none.',
        },
        unavailable: {
          tags: 'failed',
          meta: { title: 'Without suggestions' },
          description: 'The suggestions cannot be loaded. The button for all results still works.',
        },
        shown: {
          entry: 'forgetSuggested',
          meta: { title: 'Results' },
          description: 'The games for the keyword. Each keyword loads a new list.',
          invoke: {
            id: 'gameList',
            src: 'gameList',
            input: ({ context }) => ({ query: { kind: 'search', keyword: context.keyword } }),
          },
        },
      },
    },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;

/** The most words that are kept. */
const mostWords = 8;

/** The latest first. Another spelling of the same letters replaces the earlier one. */
function withWord(words: readonly string[], word: string): readonly string[] {
  const latest = word.trim();
  const others = words.filter((known) => fold(known) !== fold(latest));
  return [latest, ...others].slice(0, mostWords);
}
