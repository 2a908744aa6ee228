import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Which functions of the wallet the site has switched on, by the names of section 3. The last two switch the lists of amounts. */
export type WalletParams = {
  isShowWithdrawal: boolean;
  isShowManualDeposit: boolean;
  isShowAutoDeposit: boolean;
  depositAmountListStatus: boolean;
  withdrawAmountListStatus: boolean;
};

/** Wallet params: the switches of the wallet, for every page that depends on them. Lives as long as the app. */
export const walletParamsMachine = setup({
  types: {} as {
    context: { params: WalletParams | null };
    events: Plain<'walletParams.load' | 'walletParams.wanted' | 'network.confirmed'>;
    tags: UiTag | 'known';
    meta: ChartMeta;
  },
  actors: {
    loadWalletParams: fromPromise<WalletParams>(mustBeProvided('loadWalletParams')),
  },
  actions: {
    noteParams: assign((_, params: WalletParams) => ({ params })),
  },
  /** The site may switch a function while the lobby is open. */
  delays: { freshness: 15_000 },
}).createMachine({
  id: 'walletParams',
  description:
    'Loaded after every login, sign-up and reset (section 4), and again when a page needs them and they are missing or old.',
  meta: { title: 'Wallet params' },
  context: { params: null },
  on: {
    'walletParams.load': {
      target: '.loading',
      description: 'A player has logged in. The switches belong to the site, so they stay after a logout.',
    },
  },
  initial: 'visitor',
  states: {
    visitor: {
      meta: { title: 'No player is logged in' },
      description:
        'A visitor has no wallet, so nothing is requested. A page may need the switches before the login is reported here.',
      on: { 'walletParams.wanted': 'loading' },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The last known switches stay meanwhile.',
      invoke: {
        id: 'loadWalletParams',
        src: 'loadWalletParams',
        onDone: { target: 'fresh', actions: { type: 'noteParams', params: output } },
        onError: 'unavailable',
      },
    },
    fresh: {
      tags: 'known',
      meta: { title: 'Known' },
      description: 'A page that needs the switches has them at once.',
      after: { freshness: 'aging' },
    },
    aging: {
      tags: 'known',
      meta: { title: 'Known for a while' },
      description: 'The next page that needs the switches loads them again.',
      on: { 'walletParams.wanted': 'loading' },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Could not be loaded' },
      description:
        'Nothing is shown here. The next page that needs the switches requests them again, and so do its retry and the network.',
      on: { 'walletParams.wanted': 'loading', 'network.confirmed': 'loading' },
    },
  },
});

export type WalletParamsRef = ActorRefFrom<typeof walletParamsMachine>;
