import type { SnapshotFrom } from 'xstate';
import type { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';

type Snapshot = SnapshotFrom<typeof codeCountdownMachine>;

/** What the button of the code says: `start` before the first, `again` when another may be asked for. */
export type CountdownPhase = 'start' | 'busy' | 'counting' | 'again';

export function selectPhase(snapshot: Snapshot | undefined): CountdownPhase {
  // The wait of an earlier visit is known at once: nothing to draw.
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
