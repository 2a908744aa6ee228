import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { navigatorOf } from '../system.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { searchAddress } from './addresses.js';
import { gameListMachine } from './gameList.machine.js';

/** Search: the player looks for a game or a maker by its name. */
export const searchMachine = setup({
  types: {} as {
    input: { keyword: string };
    /** `given` fills the field, anew at every `turn`; `kept` is the word in the address. */
    context: { keyword: string; given: string; turn: number; kept: string; hotWords: readonly string[] };
    events:
      | { type: 'search.addressed'; keyword: string }
      | { type: 'search.typed'; keyword: string }
      | { type: 'search.submitted'; keyword: string }
      | { type: 'search.wordChosen'; keyword: string }
      | Plain<'search.cleared'>;
    children: { gameList: 'gameList' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadHotWords: fromPromise<readonly string[]>(mustBeProvided('loadHotWords')),
    gameList: gameListMachine,
  },
  guards: {
    hasKeyword: ({ context }) => context.keyword !== '',
    /** Typing goes on while the router still brings the word before. */
    isShown: ({ context }, keyword: string) => [context.keyword, context.kept].includes(keyword.trim()),
    isWord: (_, keyword: string) => keyword.trim() !== '',
  },
  actions: {
    take: assign((_, keyword: string) => ({ keyword: keyword.trim() })),
    fillIn: assign(({ context }, keyword: string) => ({ given: keyword, turn: context.turn + 1 })),
    forget: assign({ keyword: '' }),
    noteKept: assign(({ context }) => ({ kept: context.keyword })),
    keepAddress: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: searchAddress(context.keyword),
      replace: true,
    })),
  },
  delays: {
    /** Section 9, "Debounce default". */
    debounce: 500,
  },
}).createMachine({
  id: 'search',
  description: 'The word stands in the address: coming back from a game finds the same results.',
  meta: { title: 'Search' },
  context: ({ input }) => ({
    keyword: input.keyword.trim(),
    given: input.keyword,
    turn: 0,
    kept: input.keyword.trim(),
    hotWords: [],
  }),
  type: 'parallel',
  states: {
    words: {
      description: 'What others look for.',
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading popular words' },
          description: 'Nobody waits for them.',
          invoke: {
            id: 'loadHotWords',
            src: 'loadHotWords',
            onDone: { target: 'ready', actions: assign({ hotWords: ({ event }) => event.output }) },
            onError: 'missing',
          },
        },
        ready: { meta: { title: 'Popular words' }, description: 'To press instead of typing.' },
        missing: { meta: { title: 'Without popular words' }, description: 'Searching works without.' },
      },
    },
    results: {
      description: 'From the first letter to the games.',
      on: {
        'search.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.keyword },
            description: 'The address that this chart wrote itself.',
          },
          {
            target: '.opening',
            actions: [
              { type: 'take', params: ({ event }) => event.keyword },
              { type: 'fillIn', params: ({ event }) => event.keyword },
              'noteKept',
            ],
          },
        ],
        'search.typed': {
          target: '.typing',
          reenter: true,
          actions: { type: 'take', params: ({ event }) => event.keyword },
        },
        'search.submitted': [
          {
            guard: { type: 'isWord', params: ({ event }) => event.keyword },
            target: '.listed',
            actions: [{ type: 'take', params: ({ event }) => event.keyword }, 'noteKept', 'keepAddress'],
          },
          { target: '.idle', actions: ['forget', 'noteKept', 'keepAddress'] },
        ],
        'search.wordChosen': {
          target: '.listed',
          actions: [
            { type: 'take', params: ({ event }) => event.keyword },
            { type: 'fillIn', params: ({ event }) => event.keyword },
            'noteKept',
            'keepAddress',
          ],
        },
        'search.cleared': { target: '.idle', actions: ['forget', 'noteKept', 'keepAddress'] },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The address may bring a word.',
          always: [{ guard: 'hasKeyword', target: 'listed' }, { target: 'idle' }],
        },
        idle: { meta: { title: 'Nothing searched' }, description: 'Popular words and hot games.' },
        typing: {
          tags: 'busy',
          meta: { title: 'Typing' },
          description: 'Waits for the end of the word before it asks.',
          after: {
            debounce: [
              { guard: 'hasKeyword', target: 'listed', actions: ['noteKept', 'keepAddress'] },
              { target: 'idle', actions: ['forget', 'noteKept', 'keepAddress'] },
            ],
          },
        },
        listed: {
          meta: { title: 'Results' },
          description: 'A new list for every word.',
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
