import type { SnapshotFrom } from 'xstate';
import type { CategoryMessagesRef } from '../../../../machines/account/categoryMessages.js';
import type { messageListMachine } from '../../../../machines/account/messageList.machine.js';
import type { MessageMarkingRef } from '../../../../machines/account/messageMarking.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import { present, type Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof messageListMachine>;

/** What stands above the list, and whether its rows have boxes. */
export type Work = 'idle' | 'editing' | 'deleting';

export const selectList = ({ children }: Snapshot): CategoryMessagesRef =>
  present(children.categoryMessages) as CategoryMessagesRef;
export function selectWork(snapshot: Snapshot): Work {
  if (snapshot.matches('editing') || selectIsAsked(snapshot)) return 'editing';
  return snapshot.matches('deleting') ? 'deleting' : 'idle';
}
export const selectIsAsked = (snapshot: Snapshot): boolean => snapshot.matches('confirming');
export const selectMarking = ({ children }: Snapshot) => children.messageMarking as MessageMarkingRef | undefined;
export const selectDeletion = ({ children }: Snapshot) => children.sendDeletion as KeyedWriteRef | undefined;
export const selectTicked = ({ context }: Snapshot): readonly string[] => context.ticked;
export const selectCategory = ({ context }: Snapshot) => context.category;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ idle: 'refused' }) || snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
export const selectCanReadAll = (snapshot: Snapshot): boolean => snapshot.can({ type: 'messageList.readAllWanted' });
export const selectCanChoose = (snapshot: Snapshot): boolean => snapshot.can({ type: 'messageList.choosingBegan' });
