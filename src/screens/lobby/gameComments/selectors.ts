import type { SnapshotFrom } from 'xstate';
import type { commentFormMachine } from '../../../../machines/lobby/commentForm.machine.js';
import type { commentListMachine } from '../../../../machines/lobby/commentList.machine.js';
import type { commentRemovalMachine } from '../../../../machines/lobby/commentRemoval.machine.js';
import type { commentReportMachine } from '../../../../machines/lobby/commentReport.machine.js';
import type { gameCommentsMachine } from '../../../../machines/lobby/gameComments.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Comments = SnapshotFrom<typeof gameCommentsMachine>;
type List = SnapshotFrom<typeof commentListMachine>;
type Form = SnapshotFrom<typeof commentFormMachine>;
type Removal = SnapshotFrom<typeof commentRemovalMachine>;
type Report = SnapshotFrom<typeof commentReportMachine>;

export const selectSummary = ({ context }: Comments) => context.summary;
export const selectList = ({ children }: Comments) => children.commentList;
export const selectForm = ({ children }: Comments) => children.commentForm;
export const selectRemoval = ({ children }: Comments) => children.commentRemoval;
export const selectReport = ({ children }: Comments) => children.commentReport;
/** The comment that is being deleted; null if there is none. */
export const selectRemovedId = ({ context }: Comments) => context.removal?.commentId ?? null;
export const selectIsBroken = (snapshot: Comments) =>
  snapshot.matches({ list: 'broken' }) || snapshot.matches({ form: 'broken' });

export const selectComments = ({ children }: List) => children.comments;
export const selectSort = ({ context }: List) => context.sort;
export const selectThreads = ({ context }: List) => context.threads;

/** `hidden`: the form is not open. */
export type FormStep = 'hidden' | 'editing' | 'sending';
export function selectFormStep(snapshot: Form): FormStep {
  if (snapshot.matches('reservingKey') || snapshot.matches('sending')) return 'sending';
  return snapshot.matches('editing') ? 'editing' : 'hidden';
}
export const selectCanWrite = (snapshot: Form | undefined): boolean =>
  snapshot !== undefined && (snapshot.matches('hidden') || snapshot.matches('editing'));
export const selectFormWrite = ({ children }: Form) => children.sendComment as KeyedWriteRef | undefined;
export const selectDraft = ({ context }: Form) => context.draft;
export const selectFormProblem = ({ context }: Form) => context.problem;

const removalSteps = ['undoable', 'undoing', 'refused', 'expired'] as const;
/** `deleting`: from the reservation of the key on. */
export type RemovalStep = 'deleting' | (typeof removalSteps)[number];
export const selectRemovalStep = (snapshot: Removal): RemovalStep =>
  removalSteps.find((step) => snapshot.matches(step)) ?? 'deleting';
export const selectRemovalWrite = ({ children }: Removal) =>
  (children.sendRemoval ?? children.sendUndo) as KeyedWriteRef | undefined;
export const selectRemovalProblem = ({ context }: Removal) => context.problem;

export type ReportStep = 'editing' | 'sending' | 'sent';
export function selectReportStep(snapshot: Report): ReportStep {
  if (snapshot.matches('reservingKey') || snapshot.matches('sending')) return 'sending';
  return snapshot.matches('sent') || snapshot.status === 'done' ? 'sent' : 'editing';
}
export const selectReportWrite = ({ children }: Report) => children.sendReport as KeyedWriteRef | undefined;
export const selectReportDraft = ({ context }: Report) => context.draft;
export const selectReportProblem = ({ context }: Report) => context.problem;
