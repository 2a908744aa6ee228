import { assign, fromPromise, sendParent, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { withBanks, type BankStart, type BankStep, type SignUpFields, type SupportBank } from './signUp.js';

type TypedBank = Partial<Pick<SignUpFields, 'bankType' | 'bankAccountName'>>;
type Outcome = 'given' | 'steppedBack';

/** Bank steps of a sign-up: the player chooses a bank, then gives the holder and the number of the account there. */
export const signUpBankMachine = setup({
  types: {} as {
    input: BankStart;
    context: BankStart & { step: BankStep; outcome: Outcome };
    events:
      | { type: 'signUpBank.bankChosen'; given: Pick<SignUpFields, 'bankType'> }
      | { type: 'signUpBank.bankAccountGiven'; given: Pick<SignUpFields, 'bankAccountName' | 'bankAccount'> }
      | { type: 'signUpBank.typed'; typed: TypedBank }
      | Plain<'signUpBank.steppedBack' | 'signUpBank.retried'>;
    output: { outcome: Outcome; bank: Pick<BankStart, 'banks' | 'bankType' | 'bankAccountName' | 'bankAccount'> };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadBanks: fromPromise<readonly SupportBank[]>(mustBeProvided('loadBanks')) },
  guards: {
    isRefusedAt: ({ context }, step: BankStep) => context.refusedAt === step,
    hasBanks: ({ context }) => context.banks.length > 0,
    hasAccount: ({ context }) => context.bankAccount !== '',
    isListed: (_, banks: readonly SupportBank[]) => banks.length > 0,
  },
  actions: {
    noteGiven: assign((_, fields: Partial<SignUpFields>) => ({ ...fields, problem: null })),
    noteTyped: assign((_, typed: TypedBank) => typed),
    noteBanks: assign(({ context }, banks: readonly SupportBank[]) => withBanks(context, banks)),
    enter: assign((_, step: BankStep) => ({ step })),
    finish: assign((_, outcome: Outcome) => ({ outcome })),
    /** So that a step back loses nothing. Of these the sign-up saves all but the holder for a reload (G5). */
    reportProgress: sendParent(({ context: { step, bankType, bankAccountName } }) => ({
      type: 'signUp.bankChanged',
      changed: { step, bankType, bankAccountName },
    })),
  },
}).createMachine({
  id: 'signUpBank',
  description: 'Only on sites that ask for a bank account at sign-up. Ends with the account, or with a step back.',
  meta: { title: 'Bank of a sign-up' },
  context: ({ input }) => ({ ...input, step: input.refusedAt ?? 'bankType', outcome: 'steppedBack' }),
  output: ({ context: { outcome, banks, bankType, bankAccountName, bankAccount } }) => ({
    outcome,
    bank: { banks, bankType, bankAccountName, bankAccount },
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A refused registration returns to the step to correct. The list of banks is loaded once.',
      always: [
        { guard: { type: 'isRefusedAt', params: 'bankAccount' }, target: 'bankAccount.refused' },
        { guard: { type: 'isRefusedAt', params: 'bankType' }, target: 'bank.refused' },
        { guard: 'hasBanks', target: 'bank' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading banks' },
      description: 'When the list arrives, a bank that was chosen before stays chosen if it is listed.',
      invoke: {
        id: 'loadBanks',
        src: 'loadBanks',
        onDone: [
          {
            guard: { type: 'isListed', params: output },
            target: 'bank',
            actions: { type: 'noteBanks', params: output },
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
      on: { 'signUpBank.steppedBack': 'abandoned' },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Banks unavailable' },
      description: 'The list did not load, or is empty. Everything that was typed is kept.',
      on: { 'signUpBank.retried': 'loading', 'signUpBank.steppedBack': 'abandoned' },
    },
    bank: {
      tags: 'form',
      description: 'Step 4: which bank.',
      entry: [{ type: 'enter', params: 'bankType' }, 'reportProgress'],
      on: {
        'signUpBank.typed': { actions: [{ type: 'noteTyped', params: ({ event }) => event.typed }, 'reportProgress'] },
        'signUpBank.bankChosen': {
          target: 'bankAccount',
          actions: { type: 'noteGiven', params: ({ event }) => event.given },
        },
        'signUpBank.steppedBack': 'abandoned',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Bank' }, description: 'The form shows no problem.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Bank refused' },
          description: 'The bank is no longer supported.',
          on: {
            'signUpBank.bankChosen': {
              guard: 'hasAccount',
              target: '#signUpBank.confirmed',
              actions: { type: 'noteGiven', params: ({ event }) => event.given },
              description: 'The account was given before, so the corrected form is complete.',
            },
          },
        },
      },
    },
    bankAccount: {
      tags: 'form',
      description: 'Step 5: holder and number.',
      entry: [{ type: 'enter', params: 'bankAccount' }, 'reportProgress'],
      on: {
        'signUpBank.typed': { actions: [{ type: 'noteTyped', params: ({ event }) => event.typed }, 'reportProgress'] },
        'signUpBank.bankAccountGiven': {
          target: 'confirmed',
          actions: { type: 'noteGiven', params: ({ event }) => event.given },
        },
        'signUpBank.steppedBack': 'bank',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Bank account' }, description: 'The form shows no problem.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Bank account refused' },
          description: 'The form says what to correct.',
        },
      },
    },
    confirmed: {
      type: 'final',
      entry: { type: 'finish', params: 'given' },
      meta: { title: 'Bank account given' },
      description: 'Bank and account are complete.',
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Stepped back' },
      description: 'The player goes back to the account step.',
    },
  },
});

export type SignUpBankRef = ActorRefFrom<typeof signUpBankMachine>;
