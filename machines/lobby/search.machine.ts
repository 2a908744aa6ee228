import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { searchAddress } from './addresses.js';
import { gameListMachine } from './gameList.machine.js';

/** Search: the player looks for a game or a maker by its name. */
export const searchMachine = setup({
  types: {} as {
    input: { keyword: string };
    /** `given` is written into the field, again when `turn` grows; `kept` is the keyword in the address. */
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
    /** The player may type on while the router still reports the earlier keyword. */
    isShown: ({ context }, keyword: string) => [context.keyword, context.kept].includes(keyword.trim()),
    isWord: (_, keyword: string) => keyword.trim() !== '',
  },
  actions: {
    take: assign((_, keyword: string) => ({ keyword: keyword.trim() })),
    fillIn: assign(({ context }, keyword: string) => ({ given: keyword, turn: context.turn + 1 })),
    forget: assign({ keyword: '' }),
    noteKept: assign(({ context }) => ({ kept: context.keyword })),
    keepAddress: sendTo(navigatorOf, ({ context }) => redirect(searchAddress(context.keyword))),
  },
  delays: {
    /** Section 9, "Debounce default". */
    debounce: 500,
  },
}).createMachine({
  id: 'search',
  description: 'The keyword is in the address: the player returns from a game to the same results.',
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
      description: 'Popular words.',
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading popular words' },
          description: 'Loads in the background.',
          invoke: {
            id: 'loadHotWords',
            src: 'loadHotWords',
            onDone: { target: 'ready', actions: assign({ hotWords: ({ event }) => event.output }) },
            onError: 'missing',
          },
        },
        ready: { meta: { title: 'Popular words' }, description: 'The player may tap one instead of typing.' },
        missing: { meta: { title: 'Without popular words' }, description: 'Search works without them.' },
      },
    },
    results: {
      description: 'From typing to the games.',
      on: {
        'search.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.keyword },
            description: 'This chart wrote this address itself.',
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
          description: 'The address may contain a keyword.',
          always: [{ guard: 'hasKeyword', target: 'listed' }, { target: 'idle' }],
        },
        idle: { meta: { title: 'Nothing searched' }, description: 'Popular words and hot games.' },
        typing: {
          tags: 'busy',
          meta: { title: 'Typing' },
          description: 'Waits until the player stops typing, then searches.',
          // Each letter restarts the debounce. In the region itself, `reenter` would enter both regions again, and load the words again.
          on: {
            'search.typed': {
              target: 'typing',
              reenter: true,
              actions: { type: 'take', params: ({ event }) => event.keyword },
            },
          },
          after: {
            debounce: [
              { guard: 'hasKeyword', target: 'listed', actions: ['noteKept', 'keepAddress'] },
              { target: 'idle', actions: ['forget', 'noteKept', 'keepAddress'] },
            ],
          },
        },
        listed: {
          meta: { title: 'Results' },
          description: 'A new list for every keyword.',
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
