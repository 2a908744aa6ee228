import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommentRepliesRef } from '../../../../machines/lobby/commentReplies.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { selectPanel, selectTail } from '../../../ui/more/list.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Comment, type CommentActions } from './Comment.js';
import * as css from './gameComments.css.js';
import { messages } from './messages.js';

type Snapshot = ReturnType<CommentRepliesRef['getSnapshot']>;
const selectRows = ({ context }: Snapshot) => context.rows;

export type ThreadProps = {
  thread: CommentRepliesRef;
  actions: CommentActions;
  removedId: string | null;
  removalBar: ReactNode;
};

/** The replies of a comment. */
export function Thread({ thread, actions, removedId, removalBar }: ThreadProps) {
  const { formatMessage } = useIntl();
  const panel = useSelector(thread, selectPanel);
  const tail = useSelector(thread, selectTail);
  const rows = useSelector(thread, selectRows);
  const retry = {
    retry: <FormattedMessage {...messages.retry} />,
    onRetry: () => thread.send({ type: 'replies.retried' }),
  };
  if (panel === 'unavailable')
    return (
      <RetryNote tone="quiet" {...retry}>
        <FormattedMessage {...messages.repliesUnavailable} />
      </RetryNote>
    );
  if (panel === 'skeleton')
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
        <Button
          variant="soft"
          size="small"
          isPending={tail === 'loading'}
          onPress={() => thread.send({ type: 'replies.moreWanted' })}
        >
          <FormattedMessage {...messages.moreReplies} />
        </Button>
      )}
    </>
  );
}
