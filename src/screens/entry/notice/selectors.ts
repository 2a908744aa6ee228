import type { SnapshotFrom } from 'xstate';
import type { noticeMachine } from '../../../../machines/entry/notice.machine.js';

type Snapshot = SnapshotFrom<typeof noticeMachine>;

export type Panel = 'shape' | 'empty' | 'failed' | 'shown';
/** The part below the list of notices. */
export type Tail = 'more' | 'loading' | 'stuck' | 'end';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('empty')) return 'empty';
  return snapshot.hasTag('failed') ? 'failed' : 'shape';
}

export function selectTail(snapshot: Snapshot): Tail {
  if (snapshot.hasTag('busy')) return 'loading';
  if (snapshot.hasTag('failed')) return 'stuck';
  return snapshot.matches({ shown: 'partial' }) ? 'more' : 'end';
}

export const selectBulletins = ({ context }: Snapshot) => context.bulletins;
