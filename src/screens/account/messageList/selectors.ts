import type { SnapshotFrom } from 'xstate';
import type { messageListMachine } from '../../../../machines/account/messageList.machine.js';
import type { Message } from '../../../../machines/account/messages.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { Tail } from '../../../ui/more/usePagedList.js';

type Snapshot = SnapshotFrom<typeof messageListMachine>;

export type Panel = 'shape' | 'empty' | 'unavailable' | 'listed';
/** What stands above the list, and whether its rows have boxes. */
export type Work = 'idle' | 'undoable' | 'editing' | 'deleting' | 'unanswered';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches({ list: 'loading' })) return 'shape';
  if (snapshot.matches({ list: 'empty' })) return 'empty';
  return snapshot.matches({ list: 'unavailable' }) ? 'unavailable' : 'listed';
}
export function selectTail(snapshot: Snapshot): Tail {
  if (snapshot.matches({ list: 'extending' })) return 'loading';
  if (snapshot.matches({ list: 'stuck' })) return 'stuck';
  return snapshot.context.rows.length < snapshot.context.total ? 'more' : 'end';
}
export function selectWork(snapshot: Snapshot): Work {
  if (snapshot.matches({ work: 'undoable' })) return 'undoable';
  if (snapshot.matches({ work: 'editing' }) || snapshot.matches({ work: 'confirming' })) return 'editing';
  if (snapshot.matches({ work: 'deleting' }) || snapshot.matches({ work: 'tracing' })) return 'deleting';
  return snapshot.matches({ work: 'unanswered' }) ? 'unanswered' : 'idle';
}
export const selectIsAsked = (snapshot: Snapshot): boolean => snapshot.matches({ work: 'confirming' });
/** They show as read from the moment on in which the player wants it. */
export const selectIsAllRead = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'undoable' }) ||
  snapshot.matches({ work: 'sending' }) ||
  snapshot.matches({ work: 'countingUnread' });
export const selectRows = ({ context }: Snapshot): readonly Message[] => context.rows;
export const selectTicked = ({ context }: Snapshot): readonly string[] => context.ticked;
export const selectCategory = ({ context }: Snapshot) => context.category;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ work: { idle: 'refused' } }) || snapshot.matches({ work: { editing: 'refused' } })
    ? snapshot.context.problem
    : null;
export const selectCanReadAll = (snapshot: Snapshot): boolean => snapshot.can({ type: 'messageList.readAllWanted' });
