import type { SnapshotFrom } from 'xstate';
import type { signUpMachine } from '../../../../machines/access/signUp.machine.js';
import { isComplete, stepsOf, type SignUpStep } from '../../../../machines/access/signUp.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof signUpMachine>;

/** What the player sees: a step, the banks on their way or missing, or what became of a sign-up without an answer. */
export type Panel = SignUpStep | 'banksLoading' | 'banksUnavailable' | 'asking' | 'absent' | 'silent' | 'unclear';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches({ bankType: 'loading' })) return 'banksLoading';
  if (snapshot.matches({ bankType: 'unavailable' })) return 'banksUnavailable';
  if (snapshot.matches({ unknown: 'asking' })) return 'asking';
  if (snapshot.matches({ unknown: 'absent' })) return 'absent';
  if (snapshot.matches({ unknown: 'silent' })) return 'silent';
  if (snapshot.matches({ unknown: 'unclear' })) return 'unclear';
  return snapshot.context.step;
}

export const selectStep = ({ context }: Snapshot): number => stepsOf(context).indexOf(context.step) + 1;
export const selectCount = ({ context }: Snapshot): number => stepsOf(context).length;
/** The last step, or one that only has to be mended before the whole is sent again. */
export const selectIsLast = (snapshot: Snapshot): boolean => {
  const { context } = snapshot;
  return (
    context.step === stepsOf(context).at(-1) ||
    (context.step !== 'phone' && snapshot.hasTag('failed') && isComplete(context))
  );
};
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || snapshot.status === 'done';
/** Whether the step has to say that secrets were not kept over a reload. */
export const selectIsForgetful = (snapshot: Snapshot): boolean =>
  snapshot.matches({ code: 'forgotten' }) || snapshot.matches({ account: 'forgotten' }) || isBankAskedAgain(snapshot);
const isBankAskedAgain = (snapshot: Snapshot): boolean =>
  snapshot.matches({ bankAccount: 'untouched' }) &&
  snapshot.context.isBankForgotten &&
  snapshot.context.bankAccount === '';
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.hasTag('failed') ? snapshot.context.problem : null;
export const selectCountdown = ({ children }: Snapshot) => children.codeCountdown;
export const selectGiven = ({ context }: Snapshot) => context;
/** Whether there is a step before this one. */
export const selectCanStepBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'signUp.steppedBack' });
