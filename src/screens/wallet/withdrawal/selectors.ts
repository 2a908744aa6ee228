import type { BonusGiveUpRef } from '../../../../machines/wallet/bonusGiveUp.machine.js';
import type { WithdrawalRef } from '../../../../machines/wallet/withdrawal.machine.js';
import type { WithdrawalFormRef } from '../../../../machines/wallet/withdrawalForm.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Snapshot = ReturnType<WithdrawalRef['getSnapshot']>;
/** What the player sees: every state of the chart except the transient one. */
export type Step = Exclude<Snapshot['value'], 'resuming'>;

export const selectStep = ({ value }: Snapshot) => value as Step;
export const selectForm = ({ children }: Snapshot) => children.withdrawalForm as WithdrawalFormRef | undefined;
export const selectWrite = ({ children }: Snapshot) => children.sendWithdrawal as KeyedWriteRef | undefined;

type FormSnapshot = ReturnType<WithdrawalFormRef['getSnapshot']>;
export type FormStep = 'loading' | 'unavailable' | 'blocked' | 'editing' | 'checking' | 'confirming' | 'confirmed';

export function selectFormStep({ value }: FormSnapshot): FormStep {
  const step = typeof value === 'string' ? value : (Object.keys(value)[0] as FormStep);
  return step === 'sorting' ? 'loading' : step;
}
export const selectIsChanged = (snapshot: FormSnapshot) => snapshot.matches({ confirming: 'changed' });
export const selectFormContext = ({ context }: FormSnapshot) => context;

/** The question about a bonus that lies over the reasons. */
export const selectGiveUp = ({ children }: FormSnapshot) => children.bonusGiveUp as BonusGiveUpRef | undefined;

type GiveUpSnapshot = ReturnType<BonusGiveUpRef['getSnapshot']>;
const giveUpSteps = ['unavailable', 'inGame', 'impossible', 'confirming', 'sending', 'refused'] as const;
export type GiveUpStep = (typeof giveUpSteps)[number] | 'loading';
export const selectGiveUpStep = (snapshot: GiveUpSnapshot): GiveUpStep =>
  giveUpSteps.find((step) => snapshot.matches(step)) ?? 'loading';
export const selectGiveUpWrite = ({ children }: GiveUpSnapshot) => children.sendGiveUp as KeyedWriteRef | undefined;
