import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../../machines/access/session.machine.js';

/** Null until the player has been loaded. */
export const selectNickname = ({ context }: SnapshotFrom<typeof sessionMachine>): string | null =>
  context.profile?.nickname ?? null;
