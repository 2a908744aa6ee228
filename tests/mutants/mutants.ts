export type Mutant = {
  name: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** Where to look, when not the paths, the view and the machine tests of the same flow. */
  tests?: readonly string[];
  /** The control: it breaks nothing, so nothing may notice. */
  survives?: true;
};

const session = 'machines/access/session.machine.ts';
const notices = 'machines/shared/notices.machine.ts';
const write = 'machines/shared/keyedWrite.machine.ts';
const deposit = 'machines/wallet/deposit.machine.ts';
const offer = 'machines/wallet/depositOffer.ts';
const payment = 'machines/wallet/orderPayment.machine.ts';
const form = 'machines/wallet/depositForm.machine.ts';
const status = 'machines/wallet/orderStatus.machine.ts';
const requests = 'machines/shared/requests.machine.ts';
const entry = 'machines/play/gameEntry.machine.ts';
const exit = 'machines/play/gameExit.machine.ts';
const inGames = 'machines/play/moneyInGames.machine.ts';

/** One of each kind at least: wrong target, dropped guard, missing way out, wrong delay, lost data, a view without its button. */
export const mutants: readonly Mutant[] = [
  {
    name: 'control: nothing is broken',
    file: session,
    from: "description: 'No token.'",
    to: "description: 'No  token.'",
    survives: true,
  },
  {
    name: 'wrong target: a logout ends in the logged-in state',
    file: session,
    from: /(id: 'forgetToken',[\s\S]*?onDone: \{ target: )'visitor'/,
    to: "$1'player'",
  },
  {
    name: 'dropped guard: every refusal ends the session',
    file: session,
    from: /(session\.died': \{\s*)guard: \{[^\n]*\n/,
    to: '$1\n',
  },
  {
    name: 'missing transition: an unknown name is never asked again',
    file: session,
    from: /(anonymous: \{[\s\S]*?)on: \{ 'session.refresh': 'loading', 'network.confirmed': 'loading' \},/,
    to: '$1',
  },
  {
    name: 'lost data: the token is not kept',
    file: session,
    from: '      token,\n      isByPassword,',
    to: '      isByPassword,',
  },
  {
    name: 'missing event: the login is not reported',
    file: session,
    from: "actions: ['reportLoggedIn', 'reportLoginGuard'] },\n        onError",
    to: "actions: ['reportLoginGuard'] },\n        onError",
  },
  {
    name: 'wrong delay: a notice disappears before it can be read',
    file: notices,
    from: 'short: 1_500',
    to: 'short: 150',
  },
  {
    name: 'lost data: a second notice replaces the first',
    file: notices,
    from: 'queue: [...context.queue, notice]',
    to: 'queue: [notice]',
  },
  {
    name: 'wrong delay: the indicator flickers',
    file: requests,
    from: 'indicatorDelay: 800',
    to: 'indicatorDelay: 80',
  },
  {
    name: 'wrong count: the first response hides the indicator',
    file: requests,
    from: 'context.pending <= 1',
    to: 'context.pending >= 1',
  },

  {
    name: 'control: the write is not broken',
    file: write,
    from: "description: 'The server has done what was asked.'",
    to: "description: 'The server  has done what was asked.'",
    survives: true,
  },
  {
    name: 'wrong target: a lost order is called refused',
    file: write,
    from: /onError: 'unknown',/,
    to: "onError: 'refused',",
  },
  {
    name: 'wrong target: what an earlier visit sent is sent again without a confirmation',
    file: write,
    from: "{ guard: 'mayExist', target: 'unknown' }",
    to: "{ guard: 'mayExist', target: 'sending' }",
  },
  {
    name: 'wrong target: a request that was found is called unsent',
    file: write,
    from: "target: '#keyedWrite.accepted'",
    to: "target: 'unsent'",
  },
  {
    name: 'missing retry: a lost response has no retry',
    file: write,
    from: "on: { 'keyedWrite.retried': 'tracing' },",
    to: '',
  },
  {
    name: 'wrong delay: the order is given up after 30 s',
    file: 'machines/wallet/writes.ts',
    from: 'requestTimeout: slowRequestTimeout',
    to: 'requestTimeout: 30_000',
    tests: ['tests/machines/wallet/writes.'],
  },
  {
    name: 'lost key: a new deposit is sent under the old one',
    file: deposit,
    from: '...resumedFrom(unfinished),',
    to: '',
  },
  {
    name: 'lost key: an order on screen hides that of an earlier payment for good',
    file: deposit,
    from: 'unfinished: orderNo === null ? null : saved',
    to: 'unfinished: null',
  },
  {
    name: 'kept key: a paid order keeps it',
    file: deposit,
    from: "entry: ['forgetKey', 'refreshBalance']",
    to: "entry: 'refreshBalance'",
  },
  {
    name: 'lost key: forgotten by the reload',
    file: offer,
    from: 'key: saved?.key ?? null',
    to: 'key: null',
    tests: ['tests/paths/wallet/deposit.paths'],
  },
  {
    name: 'stale money: a deposit does not refresh the balance',
    file: deposit,
    from: "entry: ['forgetKey', 'refreshBalance']",
    to: "entry: 'forgetKey'",
  },
  {
    name: 'leaked secret: the payment link is stored',
    file: deposit,
    from: "fields: ['choice', 'key']",
    to: "fields: ['choice', 'key', 'order']",
    tests: ['tests/guards/charts'],
  },
  {
    name: 'wrong target: an order that expired is called paid',
    file: deposit,
    from: "{ guard: { type: 'hasOutcome', params: 'expired' }, target: 'expired' }",
    to: "{ guard: { type: 'hasOutcome', params: 'expired' }, target: 'paid' }",
  },
  {
    name: 'dropped guard: limits are not checked',
    file: form,
    from: "guard: { type: 'isAllowed', params: ({ event }) => event.choice },",
    to: '',
  },
  {
    name: 'wrong target: a refused quote is confirmed',
    file: form,
    from: "{ target: 'editing.refused', actions: { type: 'noteQuote'",
    to: "{ target: 'confirming', actions: { type: 'noteQuote'",
  },
  {
    name: 'missing transition: a cancellation cannot be withdrawn',
    file: payment,
    from: ", 'orderPayment.cancelWithdrawn': 'awaitingPayment'",
    to: '',
  },
  {
    name: 'dropped guard: a game is taken over from another page unasked',
    file: entry,
    from: /\{\s*guard: 'isElsewhere',[\s\S]*?\},/,
    to: '',
  },
  {
    name: 'wrong target: a takeover is not requested',
    file: entry,
    from: "target: 'entering', actions: 'takeOver'",
    to: "target: 'entering'",
  },
  {
    name: 'missing transition: a transfer that is not confirmed keeps the player',
    file: entry,
    from: /(meta: \{ title: 'Not confirmed yet' \},[\s\S]*?)on: \{ 'gameEntry\.closed': 'abandoned' \},/,
    to: '$1',
  },
  {
    name: 'stale money: a refused transfer does not refresh the balance',
    file: entry,
    from: "entry: 'refreshBalance',",
    to: '',
  },
  {
    name: 'stale money: an exit does not refresh the balance',
    file: exit,
    from: "entry: 'refreshBalance',\n      always",
    to: 'always',
  },
  {
    name: 'wrong target: a locked game counts as refused',
    file: exit,
    from: "params: output }, target: 'locked' }",
    to: "params: output }, target: '#gameExit.refused' }",
  },
  {
    name: 'missing state: money whose transfer is unknown is not asked about',
    file: inGames,
    from: "{ guard: 'isAnyUnclear', target: 'resting' },",
    to: '',
  },
  {
    name: 'sent unasked: the network sends a write again',
    file: write,
    from: /(unsent: \{\s*tags: \['failed', ')manualRetry/,
    to: '$1autoRetry',
    tests: ['tests/guards/charts.test.ts', 'tests/machines/shared/network.test.ts'],
  },
  {
    name: 'missing retry: a list waits for a tap when the network is back',
    file: 'machines/shared/pagedList.machine.ts',
    from: /(unavailable: \{\s*tags: \['failed', ')autoRetry/,
    to: '$1manualRetry',
    tests: ['tests/machines/shared/network.test.ts'],
  },
  { name: 'wrong delay: polls every 4 s', file: status, from: 'quickly: 3_000', to: 'quickly: 4_000' },
];
