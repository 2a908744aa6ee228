import type { AvatarRef } from '../../../../machines/account/avatar.machine.js';
import type { CroppedPicture } from '../../../../machines/account/avatar.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { PictureFault } from '../../../../machines/shared/pictures.js';
import type { OwnPictureRef } from '../../../../machines/account/ownPicture.machine.js';

type Snapshot = ReturnType<AvatarRef['getSnapshot']>;
type OwnSnapshot = ReturnType<OwnPictureRef['getSnapshot']>;
export type Panel = 'shape' | 'unavailable' | 'choose' | 'crop';
/** What became of the picture that is on its way to the profile. */
export type Progress = 'none' | 'working' | 'uploading' | 'interrupted' | 'refused' | 'unanswered';

export const selectOwn = ({ children }: Snapshot) => children.ownPicture as OwnPictureRef | undefined;
export const selectWrite = ({ children }: Snapshot) => children.sendAvatar as KeyedWriteRef | undefined;
export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('loading')) return 'shape';
  return snapshot.context.own === null ? 'choose' : 'crop';
}
export function selectProgress(snapshot: Snapshot): Progress {
  if (snapshot.matches('refused')) return 'refused';
  return snapshot.hasTag('busy') || snapshot.matches('sending') || snapshot.matches('saved') ? 'working' : 'none';
}
export const selectSheet = ({ context }: Snapshot) => context.sheet;
export const selectUploaded = ({ context }: Snapshot) => context.own;
export const selectFault = ({ context }: Snapshot) => context.fault;
export const selectProblem = ({ context }: Snapshot) => context.problem;

/** While the picture is opened, the choice is still on the page. Null without an own picture. */
export function selectOwnPanel(snapshot: OwnSnapshot | undefined): Panel | null {
  if (snapshot === undefined) return null;
  if (snapshot.matches('recalling')) return 'shape';
  return snapshot.context.picture === null || snapshot.matches('storing') ? 'choose' : 'crop';
}
export function selectOwnProgress(snapshot: OwnSnapshot | undefined): Progress {
  if (snapshot?.matches('uploading')) return 'uploading';
  if (snapshot?.matches('interrupted')) return 'interrupted';
  return snapshot?.matches('editing') ? 'none' : 'working';
}
export function selectCropped(snapshot: OwnSnapshot | undefined): CroppedPicture | null {
  const { picture = null, crop } = snapshot?.context ?? {};
  return picture && crop ? { picture, crop } : null;
}
export const selectSent = (snapshot: OwnSnapshot | undefined): number => snapshot?.context.sent ?? 0;
export const selectSize = (snapshot: OwnSnapshot | undefined): number => snapshot?.context.shrunk?.size ?? 0;
export const selectOwnFault = (snapshot: OwnSnapshot | undefined): PictureFault | null =>
  snapshot?.context.fault ?? null;
