import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { Message, MessageCategory, MessagesChange } from './messages.js';

/** Rows of one page (section 9). */
export const messagesOnPage = 10;
/** As many as the contract deletes at once. */
export const mostDeleted = 20;

/** The messages of one category, newest first. */
export const categoryMessagesMachine = pagedListOf<Message, MessageCategory>(({ id }) => id);

export type CategoryMessagesRef = PagedListRef<Message, MessageCategory>;

/** The messages of a category after a change by any tab. */
export function withChange(
  rows: readonly Message[],
  change: MessagesChange,
  category: MessageCategory,
): readonly Message[] {
  if (change.kind === 'deleted') return rows.filter(({ id }) => !change.ids.includes(id));
  const isRead = ({ id }: Message): boolean =>
    change.kind === 'allRead' ? change.category === null || change.category === category : change.ids.includes(id);
  return rows.map((row) => (isRead(row) ? { ...row, readStatus: true } : row));
}
