import type { SnapshotFrom } from 'xstate';
import type { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';

type Snapshot = SnapshotFrom<typeof codeCountdownMachine>;

/** The text of the code button: `start` before the first code, `again` when another one may be requested. */
export type CountdownPhase = 'start' | 'busy' | 'counting' | 'again';

export function selectPhase(snapshot: Snapshot | undefined): CountdownPhase {
  // The stored wait is read at once, so the button shows no busy state for it.
  if (!snapshot || snapshot.matches('idle') || snapshot.matches('recalling')) return 'start';
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.matches('counting') ? 'counting' : 'again';
}

/** Whole seconds, so that the button changes once a second. */
export const selectSeconds = (snapshot: Snapshot | undefined): number =>
  Math.ceil((snapshot?.context.remaining ?? 0) / 1_000);

/** 42 → `0:42`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
