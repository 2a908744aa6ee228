import type { SnapshotFrom } from 'xstate';
import type { CategoryMessagesRef } from '../../../../machines/account/categoryMessages.js';
import type { messageListMachine } from '../../../../machines/account/messageList.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { present } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof messageListMachine>;

/** What stands above the list, and whether its rows have boxes. */
export type Work = 'idle' | 'undoable' | 'editing' | 'deleting' | 'unanswered';

export const selectList = ({ children }: Snapshot): CategoryMessagesRef =>
  present(children.categoryMessages) as CategoryMessagesRef;
export function selectWork(snapshot: Snapshot): Work {
  if (snapshot.matches('undoable')) return 'undoable';
  if (snapshot.matches('editing') || snapshot.matches('confirming')) return 'editing';
  if (snapshot.matches('deleting') || snapshot.matches('tracing')) return 'deleting';
  return snapshot.matches('unanswered') ? 'unanswered' : 'idle';
}
export const selectIsAsked = (snapshot: Snapshot): boolean => snapshot.matches('confirming');
/** They show as read from the moment on in which the player wants it. */
export const selectIsAllRead = (snapshot: Snapshot): boolean =>
  snapshot.matches('undoable') || snapshot.matches('sending') || snapshot.matches('countingUnread');
export const selectTicked = ({ context }: Snapshot): readonly string[] => context.ticked;
export const selectCategory = ({ context }: Snapshot) => context.category;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ idle: 'refused' }) || snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
export const selectCanReadAll = (snapshot: Snapshot): boolean => snapshot.can({ type: 'messageList.readAllWanted' });
export const selectCanChoose = ({ context }: Snapshot): boolean => context.rows.length > 0;
