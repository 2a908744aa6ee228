import type { ConfirmedEndRef } from '../../../../machines/shared/confirmedEnd.machine.js';
import type { BonusInfo } from '../../../../machines/wallet/bonusEnd.js';
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
export const selectBonusEnd = ({ children }: ReturnType<BonusGiveUpRef['getSnapshot']>) =>
  children.bonusEnd as ConfirmedEndRef<BonusInfo> | undefined;
