import type { PicturesRef } from '../../../../machines/shared/pictures.machine.js';
import type { BonusPreviewRef } from '../../../../machines/wallet/bonusPreview.machine.js';
import type { ManualDepositRef } from '../../../../machines/wallet/manualDeposit.machine.js';
import type { ManualDepositFormRef } from '../../../../machines/wallet/manualDepositForm.machine.js';
import type { OrderReviewRef } from '../../../../machines/wallet/orderReview.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Snapshot = ReturnType<ManualDepositRef['getSnapshot']>;
/** What the player sees: every state of the chart except the transient one. */
export type Step = Exclude<Snapshot['value'], 'resuming'>;

export const selectStep = ({ value }: Snapshot) => value as Step;
export const selectForm = ({ children }: Snapshot) => children.manualDepositForm as ManualDepositFormRef | undefined;
export const selectWrite = ({ children }: Snapshot) => children.sendReport as KeyedWriteRef | undefined;
export const selectReview = ({ children }: Snapshot) => children.orderReview as OrderReviewRef | undefined;

type FormSnapshot = ReturnType<ManualDepositFormRef['getSnapshot']>;
export type FormStep =
  | 'loading'
  | 'unavailable'
  | 'closed'
  | 'empty'
  | 'editing'
  | 'quoting'
  | 'checking'
  | 'confirming'
  | 'confirmed';

export const selectFormStep = ({ value }: FormSnapshot): FormStep =>
  typeof value === 'string' ? value : (Object.keys(value)[0] as FormStep);
export const selectIsChanged = (snapshot: FormSnapshot) => snapshot.matches({ confirming: 'changed' });
export const selectIsIncomplete = (snapshot: FormSnapshot) => snapshot.matches({ editing: 'incomplete' });
export const selectFormContext = ({ context }: FormSnapshot) => context;
export const selectBonusPreview = ({ children }: FormSnapshot) => children.bonusPreview as BonusPreviewRef | undefined;
export const selectReceipts = ({ children }: FormSnapshot) => children.pictures as PicturesRef | undefined;
