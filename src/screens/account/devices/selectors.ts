import type { SnapshotFrom } from 'xstate';
import type { devicesMachine } from '../../../../machines/account/devices.machine.js';
import { others } from '../../../../machines/account/devices.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof devicesMachine>;

/** `unknown`: whether a device is signed out. */
export type Panel = 'shape' | 'unavailable' | 'unknown' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'shape';
  return snapshot.matches('unavailable') ? 'unavailable' : 'shown';
}
export const selectDevices = ({ context }: Snapshot) => context.devices;
/** Signing out, or checking whether it happened. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('sending');
export const selectSignOut = ({ children }: Snapshot) => children.sendSignOut as KeyedWriteRef | undefined;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ shown: 'refused' }) ? snapshot.context.problem : null;
/** The device that the open dialog is about. */
export function selectAsked(snapshot: Snapshot): 'one' | 'others' | null {
  if (!snapshot.matches('confirming')) return null;
  return snapshot.context.target === others ? 'others' : 'one';
}
