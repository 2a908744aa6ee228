import type { SnapshotFrom } from 'xstate';
import type { RegistrationRef } from '../../../../machines/access/registration.machine.js';
import type { signUpMachine } from '../../../../machines/access/signUp.machine.js';
import { isComplete, stepsOf, type BankStep, type SignUpStep } from '../../../../machines/access/signUp.js';
import type { SignUpBankRef } from '../../../../machines/access/signUpBank.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof signUpMachine>;

export const selectStepName = ({ context }: Snapshot): SignUpStep => context.step;
export const selectStep = ({ context }: Snapshot): number => stepsOf(context).indexOf(context.step) + 1;
export const selectCount = ({ context }: Snapshot): number => stepsOf(context).length;
/** The last step, or a refused step whose correction submits the whole form again. */
export const selectIsLast = (snapshot: Snapshot): boolean => {
  const { context } = snapshot;
  return (
    context.step === stepsOf(context).at(-1) ||
    (context.step !== 'phone' && snapshot.hasTag('failed') && isComplete(context))
  );
};
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.matches('sending') || snapshot.status === 'done';
/** Whether the step has to say that a reload does not keep secrets. */
export const selectIsForgetful = (snapshot: Snapshot): boolean =>
  snapshot.matches({ code: 'forgotten' }) || snapshot.matches({ account: 'forgotten' });
/** Compare with `shallowEqual`. */
export const selectProblems = (snapshot: Snapshot): readonly Problem[] => {
  const { problem, otherProblems } = snapshot.context;
  return snapshot.hasTag('failed') && problem ? [problem, ...otherProblems] : [];
};
export const selectCountdown = ({ children }: Snapshot) => children.codeCountdown;
export const selectGiven = ({ context }: Snapshot) => context;
/** Whether there is a step before this one. */
export const selectCanStepBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'signUp.steppedBack' });
export const selectBank = ({ children }: Snapshot) => children.signUpBank as SignUpBankRef | undefined;
export const selectRegistration = ({ children }: Snapshot) => children.registration as RegistrationRef | undefined;

type BankSnapshot = ReturnType<SignUpBankRef['getSnapshot']>;

/** What the player sees of the bank steps: one of them, the skeleton of the list, or its failure. */
export type BankPanel = BankStep | 'banksLoading' | 'banksUnavailable';

export function bankPanelOf(snapshot: BankSnapshot): BankPanel {
  if (snapshot.matches('loading')) return 'banksLoading';
  if (snapshot.matches('unavailable')) return 'banksUnavailable';
  return snapshot.context.step;
}

/** Whether this step submits the form: the last one, or a refused bank whose account was given before. */
export const isLastBankStep = (snapshot: BankSnapshot): boolean =>
  snapshot.context.step === 'bankAccount' ||
  (snapshot.matches({ bank: 'refused' }) && snapshot.context.bankAccount !== '');

/** Whether the step has to say that a reload does not keep the account number. */
export const isAccountAskedAgain = (snapshot: BankSnapshot): boolean =>
  snapshot.matches({ bankAccount: 'untouched' }) &&
  snapshot.context.isAccountForgotten &&
  snapshot.context.bankAccount === '';

/** What is known of a registration without a response. */
export type UnknownOutcome = 'tracing' | 'unsent' | 'unanswered' | 'unclear';

/** Null while the form is being submitted and after the end. */
export function selectUnknownOutcome(snapshot: ReturnType<RegistrationRef['getSnapshot']> | undefined) {
  const outcomes: readonly UnknownOutcome[] = ['tracing', 'unsent', 'unanswered', 'unclear'];
  return outcomes.find((outcome) => snapshot?.matches({ unknown: outcome })) ?? null;
}
