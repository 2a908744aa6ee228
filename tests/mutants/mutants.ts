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
const placement = 'machines/wallet/orderPlacement.machine.ts';
const deposit = 'machines/wallet/deposit.machine.ts';
const payment = 'machines/wallet/orderPayment.machine.ts';
const form = 'machines/wallet/depositForm.machine.ts';
const status = 'machines/wallet/orderStatus.machine.ts';
const requests = 'machines/shared/requests.machine.ts';

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
    from: /(anonymous: \{[\s\S]*?)on: \{ 'session.refresh': 'identifying' \},/,
    to: '$1',
  },
  {
    name: 'lost data: the token is not kept',
    file: session,
    from: 'takeToken: assign((_, token: string | null) => ({ token, profile: null, user: null }))',
    to: 'takeToken: assign({ user: null })',
  },
  {
    name: 'missing event: the login is not reported',
    file: session,
    from: "actions: ['notifyLoggedIn', 'notifyLoginGuard'] },\n        onError",
    to: "actions: ['notifyLoginGuard'] },\n        onError",
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
    name: 'control: the placement is not broken',
    file: placement,
    from: "description: 'The server has the order.'",
    to: "description: 'The server  has the order.'",
    survives: true,
  },
  {
    name: 'wrong target: a lost order is called refused',
    file: placement,
    from: /onError: 'unknown',/,
    to: "onError: 'refused',",
  },
  {
    name: 'wrong target: an order of an earlier visit is sent again without a confirmation',
    file: placement,
    from: "{ guard: 'mayExist', target: 'unknown' }",
    to: "{ guard: 'mayExist', target: 'creating' }",
  },
  {
    name: 'wrong target: a found order is called absent',
    file: placement,
    from: "target: '#orderPlacement.placed'",
    to: "target: 'absent'",
  },
  {
    name: 'missing retry: a lost response has no retry',
    file: placement,
    from: "on: { 'placement.retried': 'tracing' },",
    to: '',
  },
  {
    name: 'wrong delay: the order is given up after 30 s',
    file: placement,
    from: 'chargeTimeout: 300_000',
    to: 'chargeTimeout: 30_000',
  },
  {
    name: 'lost key: a new deposit is sent under the old one',
    file: deposit,
    from: 'startOver: assign({ key: null, mayExist: false,',
    to: 'startOver: assign({ mayExist: false,',
  },
  {
    name: 'kept key: a paid order keeps it',
    file: deposit,
    from: "entry: ['dropKey', 'notifyCredited', 'refreshBalance']",
    to: "entry: ['notifyCredited', 'refreshBalance']",
  },
  { name: 'lost key: forgotten by the reload', file: deposit, from: 'key: saved?.key ?? null', to: 'key: null' },
  {
    name: 'stale money: a deposit does not refresh the balance',
    file: deposit,
    from: "'notifyCredited', 'refreshBalance'",
    to: "'notifyCredited'",
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
    from: "{ guard: 'isExpired', target: 'expired' }",
    to: "{ guard: 'isExpired', target: 'paid' }",
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
    from: "{ target: 'choosing.refused', actions: { type: 'noteQuote'",
    to: "{ target: 'confirming', actions: { type: 'noteQuote'",
  },
  {
    name: 'missing transition: a cancellation cannot be withdrawn',
    file: payment,
    from: ", 'payment.cancelWithdrawn': 'waiting'",
    to: '',
  },
  { name: 'wrong delay: polls every 4 s', file: status, from: 'quickly: 3_000', to: 'quickly: 4_000' },
];
