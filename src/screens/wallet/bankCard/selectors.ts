import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { BankCardRef } from '../../../../machines/wallet/bankCard.machine.js';

type Snapshot = ReturnType<BankCardRef['getSnapshot']>;
export type Panel = 'shape' | 'unavailable' | 'missing' | 'locked' | 'saved' | 'form';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'shape';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('missing')) return 'missing';
  if (snapshot.matches('locked')) return 'locked';
  return snapshot.matches('saved') ? 'saved' : 'form';
}
export const selectWrite = ({ children }: Snapshot) => children.sendCard as KeyedWriteRef | undefined;
export const selectForm = ({ context }: Snapshot) => context.form;
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectFields = ({ context }: Snapshot) => context.fields;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsWarned = (snapshot: Snapshot) => snapshot.matches('warning');
export const selectProblem = (snapshot: Snapshot) =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
