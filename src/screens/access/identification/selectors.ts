import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../../../machines/app.machine.js';

export type Identification = 'checking' | 'failed';

/** Whether a form waits until it is known which player logged in again; null if none waits. */
export function selectIdentification(snapshot: SnapshotFrom<typeof appMachine>): Identification | null {
  if (!snapshot.hasTag('held')) return null;
  return snapshot.matches({ visit: { interrupted: 'unavailable' } }) ? 'failed' : 'checking';
}
