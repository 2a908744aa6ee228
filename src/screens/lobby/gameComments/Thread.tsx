import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RepliesRef } from '../../../../machines/lobby/commentLists.js';
import { Button } from '../../../ui/button/Button.js';
import { usePagedList } from '../../../ui/more/usePagedList.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Comment, type CommentActions } from './Comment.js';
import * as css from './gameComments.css.js';
import { messages } from './messages.js';

export type ThreadProps = {
  thread: RepliesRef;
  actions: CommentActions;
  removedId: string | null;
  removalBar: ReactNode;
};

/** The replies of a comment. */
export function Thread({ thread, actions, removedId, removalBar }: ThreadProps) {
  const { formatMessage } = useIntl();
  const { panel, tail, rows, onMore, onRetry } = usePagedList(thread);
  const retry = { retry: <FormattedMessage {...messages.retry} />, onRetry };
  if (panel === 'unavailable')
    return (
      <RetryNote tone="quiet" {...retry}>
        <FormattedMessage {...messages.repliesUnavailable} />
      </RetryNote>
    );
  if (panel === 'loading')
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonText lines={2} />
      </Loading>
    );
  return (
    <>
      <ul aria-label={formatMessage(messages.replies)} className={css.list}>
        {rows.map((reply) => (
          <li key={reply.id} className={css.item}>
            {reply.id === removedId ? (
              removalBar
            ) : (
              <Comment comment={reply} actions={actions} canDelete={removedId === null} />
            )}
          </li>
        ))}
      </ul>
      {tail === 'stuck' ? (
        <RetryNote tone="quiet" {...retry}>
          <FormattedMessage {...messages.repliesStuck} />
        </RetryNote>
      ) : tail === 'end' ? null : (
        <Button variant="soft" size="small" isPending={tail === 'loading'} onPress={onMore}>
          <FormattedMessage {...messages.moreReplies} />
        </Button>
      )}
    </>
  );
}
