import { withPage } from '../shared/paged.js';
import type { Paged, Plain, Problem } from '../vocabulary.js';
import type { Message, MessageCategory, MessagesChange, MessagesChanged } from './messages.js';

/** Rows of one page (section 8). */
export const messagesOnPage = 10;
/** As many as the contract deletes at once. */
export const mostDeleted = 20;

export type ListContext = {
  category: MessageCategory;
  rows: readonly Message[];
  total: number;
  /** What any tab has deleted meanwhile. */
  deleted: readonly string[];
  /** The next page to load. */
  next: number;
  ticked: readonly string[];
  /** What is being deleted; another tab may delete it first. */
  asked: readonly string[];
  problem: Problem | null;
};

/** `upTo`: the newest message that the player has seen. Those that arrive meanwhile stay unread. */
export type ToRead = { category: MessageCategory; upTo: string | null };

export type ListEvent =
  | MessagesChanged
  | { type: 'messageList.ticked'; id: string }
  | Plain<
      | 'messageList.moreRequested'
      | 'messageList.retried'
      | 'messageList.readAllWanted'
      | 'messageList.undone'
      | 'messageList.left'
      | 'messageList.choosingBegan'
      | 'messageList.deleteWanted'
      | 'messageList.deleteConfirmed'
      | 'messageList.closed'
    >;

/** The list with its next page. A message that was deleted while the page was on its way does not come back. */
export function withMore(list: ListContext, more: Paged<Message>): Partial<ListContext> {
  const kept = more.rows.filter(({ id }) => !list.deleted.includes(id));
  const { rows } = withPage(list.rows, { ...more, rows: kept }, ({ id }) => id);
  return { rows, total: more.rows.length > 0 ? more.total : rows.length, next: list.next + 1 };
}

/** The list after a change by any tab. */
export function afterChange(list: ListContext, change: MessagesChange): Partial<ListContext> {
  const { category, rows, total, deleted, next, ticked } = list;
  if (change.kind === 'deleted') {
    const left = rows.filter(({ id }) => !change.ids.includes(id));
    return {
      rows: left,
      total: total - (rows.length - left.length),
      deleted: [...deleted, ...change.ids],
      ticked: ticked.filter((id) => !change.ids.includes(id)),
      // The rows after the deleted ones have moved up, to an earlier page.
      next: Math.min(next, Math.floor(left.length / messagesOnPage) + 1),
    };
  }
  const isRead = ({ id }: Message): boolean =>
    change.kind === 'allRead' ? change.category === null || change.category === category : change.ids.includes(id);
  return { rows: rows.map((row) => (isRead(row) ? asRead(row) : row)) };
}

const asRead = (message: Message): Message => ({ ...message, readStatus: true });
