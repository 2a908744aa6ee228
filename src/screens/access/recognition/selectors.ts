import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../../../machines/app.machine.js';

export type Recognition = 'checking' | 'failed';

/** Whether a form waits until it is known which player logged in again; null if none waits. */
export function selectRecognition(snapshot: SnapshotFrom<typeof appMachine>): Recognition | null {
  if (!snapshot.hasTag('held')) return null;
  return snapshot.matches({ visit: { interrupted: 'unrecognised' } }) ? 'failed' : 'checking';
}
