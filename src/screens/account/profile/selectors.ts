import type { ProfileRef } from '../../../../machines/account/profile.machine.js';
import { otherCardName } from '../../../../machines/account/profile.js';

type Snapshot = ReturnType<ProfileRef['getSnapshot']>;
export type Panel = 'shape' | 'unavailable' | 'shown';
/** The dialog over the list. */
export type Asking = 'field' | 'birthday' | 'name' | 'discard' | null;

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('loading') ? 'shape' : 'shown';
}
export function selectAsking(snapshot: Snapshot): Asking {
  if (snapshot.matches('confirming')) return 'birthday';
  if (snapshot.matches('warning')) return 'name';
  if (snapshot.matches('discarding')) return 'discard';
  return snapshot.hasTag('form') ? 'field' : null;
}
export const selectCountry = ({ context }: Snapshot) => context.country;
export const selectSheet = ({ context }: Snapshot) => context.sheet;
export const selectEdit = ({ context }: Snapshot) => context.edit;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSilent = (snapshot: Snapshot): boolean => snapshot.matches({ unknown: 'unanswered' });
export const selectProblem = (snapshot: Snapshot) =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
/** The name on a bank card that differs from what was typed. */
export const selectOtherName = ({ context: { sheet, edit } }: Snapshot): string =>
  otherCardName(sheet?.cardNames ?? [], edit?.value ?? '') ?? '';
