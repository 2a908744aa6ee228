import type { AvatarRef } from '../../../../machines/account/avatar.machine.js';

type Snapshot = ReturnType<AvatarRef['getSnapshot']>;
export type Panel = 'shape' | 'unavailable' | 'choose' | 'crop';
/** What became of the picture that is on its way to the profile. */
export type Progress = 'none' | 'working' | 'uploading' | 'failed' | 'unsaved' | 'silent';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('loading')) return 'shape';
  return snapshot.context.picture === null ? 'choose' : 'crop';
}
export function selectProgress(snapshot: Snapshot): Progress {
  if (snapshot.matches('uploading')) return 'uploading';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('unsaved')) return 'unsaved';
  if (snapshot.matches({ unknown: 'silent' })) return 'silent';
  return snapshot.hasTag('busy') || snapshot.matches('saved') ? 'working' : 'none';
}
export const selectIsOpening = (snapshot: Snapshot): boolean => snapshot.matches('opening');
export const selectSheet = ({ context }: Snapshot) => context.sheet;
export const selectPicture = ({ context }: Snapshot) => context.picture;
export const selectCrop = ({ context }: Snapshot) => context.crop;
export const selectSent = ({ context }: Snapshot) => context.sent;
export const selectSize = ({ context }: Snapshot) => context.shrunk?.size ?? 0;
export const selectFault = ({ context }: Snapshot) => context.fault;
export const selectProblem = ({ context }: Snapshot) => context.problem;
