import type { SnapshotFrom } from 'xstate';
import type { messageListMachine } from '../../../../machines/account/messageList.machine.js';
import type { Message } from '../../../../machines/account/messages.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { Tail } from '../../../ui/more/list.js';

type Snapshot = SnapshotFrom<typeof messageListMachine>;

export type Panel = 'shape' | 'empty' | 'failed' | 'listed';
/** What stands above the list, and whether its rows have boxes. */
export type Work = 'idle' | 'promised' | 'choosing' | 'deleting' | 'silent';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches({ list: 'loading' })) return 'shape';
  if (snapshot.matches({ list: 'empty' })) return 'empty';
  return snapshot.matches({ list: 'failed' }) ? 'failed' : 'listed';
}
export function selectTail(snapshot: Snapshot): Tail {
  if (snapshot.matches({ list: 'loadingMore' })) return 'loading';
  if (snapshot.matches({ list: 'moreFailed' })) return 'stuck';
  return snapshot.context.rows.length < snapshot.context.total ? 'more' : 'end';
}
export function selectWork(snapshot: Snapshot): Work {
  if (snapshot.matches({ work: 'promised' })) return 'promised';
  if (snapshot.matches({ work: 'choosing' }) || snapshot.matches({ work: 'confirming' })) return 'choosing';
  if (snapshot.matches({ work: 'deleting' }) || snapshot.matches({ work: 'looking' })) return 'deleting';
  return snapshot.matches({ work: 'silent' }) ? 'silent' : 'idle';
}
export const selectIsAsked = (snapshot: Snapshot): boolean => snapshot.matches({ work: 'confirming' });
/** They show as read from the moment on in which the player wants it. */
export const selectIsAllRead = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'promised' }) ||
  snapshot.matches({ work: 'markingAll' }) ||
  snapshot.matches({ work: 'countingUnread' });
export const selectRows = ({ context }: Snapshot): readonly Message[] => context.rows;
export const selectTicked = ({ context }: Snapshot): readonly string[] => context.ticked;
export const selectCategory = ({ context }: Snapshot) => context.category;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ work: { idle: 'unread' } }) || snapshot.matches({ work: { choosing: 'undeleted' } })
    ? snapshot.context.problem
    : null;
export const selectCanReadAll = (snapshot: Snapshot): boolean => snapshot.can({ type: 'messageList.readAllWanted' });
