import type { SnapshotFrom } from 'xstate';
import type { BringInRef, bringInMachine } from '../../../../machines/play/bringIn.machine.js';
import type { gameRechargeMachine } from '../../../../machines/play/gameRecharge.machine.js';

type Snapshot = SnapshotFrom<typeof gameRechargeMachine>;
type BringInSnapshot = SnapshotFrom<typeof bringInMachine>;

/** `loading`: also while the device is asked, and in the moment of the end. */
export type RechargeStep = 'loading' | 'loadingTerms' | 'unavailable' | 'bringingIn' | 'editing';
const steps = ['loadingTerms', 'unavailable', 'bringingIn', 'editing'] as const satisfies readonly RechargeStep[];
export const selectStep = (snapshot: Snapshot): RechargeStep =>
  steps.find((step) => snapshot.matches(step)) ?? 'loading';

export const selectBringIn = ({ children }: Snapshot) => children.bringIn as BringInRef | undefined;
export const selectIsUnderMinimum = (snapshot: Snapshot) => snapshot.matches({ editing: 'refused' });

/** `sending`: also while its key is reserved. `tracing`: also before the first answer after a reload. */
export type BringInStep =
  | 'editing'
  | 'sending'
  | 'tracing'
  | 'resting'
  | 'unanswered'
  | 'unsent'
  | 'returned'
  | 'refused';
const unknownSteps = ['resting', 'unanswered', 'unsent'] as const satisfies readonly BringInStep[];
const plainSteps = ['editing', 'returned', 'refused'] as const satisfies readonly BringInStep[];
export const selectBringInStep = (snapshot: BringInSnapshot): BringInStep => {
  const found =
    plainSteps.find((step) => snapshot.matches(step)) ?? unknownSteps.find((unknown) => snapshot.matches({ unknown }));
  return found ?? (snapshot.matches({ unknown: 'tracing' }) ? 'tracing' : 'sending');
};

/** The money may be in the game already, and nobody knows yet: the player may play on, and the stored key stays. */
export const isUnclear = (step: BringInStep): boolean => ['sending', 'tracing', 'resting', 'unanswered'].includes(step);
