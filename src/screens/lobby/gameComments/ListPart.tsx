import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommentFormRef } from '../../../../machines/lobby/commentForm.machine.js';
import type { CommentListRef, Threads } from '../../../../machines/lobby/commentList.machine.js';
import type { CommentsRef } from '../../../../machines/lobby/commentLists.js';
import type { CommentSort } from '../../../../machines/lobby/comments.js';
import { formatCount } from '../../../i18n/numbers.js';
import { messageSquareGlyph } from '../../../ui/icon/glyphs/message-square.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import { usePagedList, type ListView } from '../../../ui/more/usePagedList.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { rowTitle } from '../../../ui/text/text.css.js';
import { Comment, type CommentActions } from './Comment.js';
import * as css from './gameComments.css.js';
import { commentsCount, messages } from './messages.js';
import * as select from './selectors.js';
import { Thread } from './Thread.js';

export type ListPartProps = {
  list: CommentListRef;
  /** Comments and replies that everybody sees, as the tab and the game say it; null while it is not known. */
  commentNum: number | null;
  actions: CommentActions;
  /** The comment that is being deleted: its place shows what becomes of it. */
  removedId: string | null;
  removalBar: ReactNode;
  form: CommentFormRef | undefined;
  formPart: ReactNode;
};

/** The comments, with the form and a deletion at their place: under the comment that they belong to if it is in the list. */
export function ListPart({ list, ...props }: ListPartProps) {
  const comments = useSelector(list, select.selectComments);
  const sort = useSelector(list, select.selectSort);
  const threads = useSelector(list, select.selectThreads);
  return comments ? (
    <Comments
      {...props}
      comments={comments}
      sort={sort}
      threads={threads}
      onSort={(chosen) => list.send({ type: 'commentList.sorted', sort: chosen })}
      onToggle={(id) => list.send({ type: 'commentList.repliesToggled', id })}
    />
  ) : null;
}

export type CommentsProps = Omit<ListPartProps, 'list'> & {
  comments: CommentsRef;
  sort: CommentSort;
  threads: Threads;
  onSort: (sort: CommentSort) => void;
  onToggle: (id: string) => void;
};

export function Comments({ comments, sort, threads, onSort, onToggle, ...props }: CommentsProps) {
  const { commentNum, actions, removedId, removalBar, form, formPart } = props;
  const { formatMessage } = useIntl();
  const list = usePagedList(comments);
  const { panel, rows } = list;
  const total = commentNum ?? list.total;
  const threadId = useThreadOf(form);
  const isAmong = (id: string | null) => panel === 'shown' && rows.some((row) => row.id === id);
  const isRemovedInList = isAmong(removedId) || Object.values(threads).some((thread) => isIn(thread, removedId));
  return (
    <>
      {isAmong(threadId) ? null : formPart}
      {isRemovedInList ? null : removalBar}
      {panel === 'shown' ? (
        <div className={css.head}>
          <h2 className={rowTitle}>{formatMessage(commentsCount, { count: total, shown: formatCount(total) })}</h2>
          <Sorting sort={sort} onSort={onSort} />
        </div>
      ) : null}
      <Rest panel={panel} onRetry={list.onRetry} />
      {panel === 'shown' ? (
        <ul aria-label={formatMessage(messages.title)} className={css.list}>
          {rows.map((row) => {
            const thread = threads[row.id];
            return (
              <li key={row.id} className={css.item}>
                {row.id === removedId ? (
                  removalBar
                ) : (
                  <Comment
                    comment={row}
                    actions={actions}
                    canDelete={removedId === null}
                    replies={{
                      isOpen: thread !== undefined,
                      onToggle: () => onToggle(row.id),
                    }}
                  />
                )}
                {row.id === threadId ? <div className={css.nested}>{formPart}</div> : null}
                {thread && row.id !== removedId ? (
                  <div className={css.nested}>
                    <Thread thread={thread} actions={actions} removedId={removedId} removalBar={removalBar} />
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      {panel === 'shown' ? <End {...list} /> : null}
    </>
  );
}

const isIn = (
  thread: { getSnapshot: () => { context: { rows: readonly { id: string }[] } } },
  id: string | null,
): boolean => thread.getSnapshot().context.rows.some((row) => row.id === id);

/** The comment whose reply is being written or sent; null if there is none. */
function useThreadOf(form: CommentFormRef | undefined): string | null {
  const isOpen = useSelector(form, (snapshot) => snapshot !== undefined && !snapshot.matches('hidden'));
  const threadId = useSelector(form, (snapshot) => snapshot?.context.draft.threadId ?? null);
  return isOpen ? threadId : null;
}

function Sorting({ sort, onSort }: Pick<CommentsProps, 'sort' | 'onSort'>) {
  const { formatMessage } = useIntl();
  return (
    <Segments
      label={formatMessage(messages.order)}
      selected={sort}
      choices={[
        { id: 'newest', label: formatMessage(messages.newest) },
        { id: 'best', label: formatMessage(messages.best) },
      ]}
      onSelect={onSort}
    />
  );
}

/** What stands in the place of a list that is not there. */
function Rest({ panel, onRetry }: Pick<ListView<unknown>, 'panel' | 'onRetry'>) {
  const { formatMessage } = useIntl();
  if (panel === 'loading')
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={4} />
      </Loading>
    );
  if (panel === 'empty')
    return (
      <Statement glyph={messageSquareGlyph} heading={formatMessage(messages.empty)}>
        <FormattedMessage {...messages.emptyText} />
      </Statement>
    );
  return panel === 'unavailable' ? (
    <Failure
      heading={formatMessage(messages.unavailable)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.unavailableText} />
    </Failure>
  ) : null;
}

function End({ tail, onMore, onRetry }: Pick<ListView<unknown>, 'tail' | 'onMore' | 'onRetry'>) {
  const { formatMessage } = useIntl();
  return (
    <ListEnd
      tail={tail}
      more={formatMessage(messages.more)}
      stuck={<FormattedMessage {...messages.stuck} />}
      retry={<FormattedMessage {...messages.retry} />}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}
