import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { targetOfGame, targetOfReply, type GameComment } from '../../../../machines/lobby/comments.js';
import type { GameCommentsRef } from '../../../../machines/lobby/gameComments.machine.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { FormPart } from './FormPart.js';
import { ListPart } from './ListPart.js';
import { messages } from './messages.js';
import { RemovalBar } from './RemovalBar.js';
import { ReportDialog } from './ReportDialog.js';
import * as select from './selectors.js';
import { Summary } from './Summary.js';

/** The tab Comment of a game's page. */
export function GameCommentsScreen({ comments: flow }: { comments: GameCommentsRef }) {
  const { formatMessage } = useIntl();
  const summary = useSelector(flow, select.selectSummary);
  const list = useSelector(flow, select.selectList);
  const form = useSelector(flow, select.selectForm);
  const removal = useSelector(flow, select.selectRemoval);
  const report = useSelector(flow, select.selectReport);
  const removedId = useSelector(flow, select.selectRemovedId);
  const isBroken = useSelector(flow, select.selectIsBroken);
  const { gameId } = flow.getSnapshot().context;
  const canReply = useSelector(form, select.selectCanWrite);
  const actions = {
    canReply,
    onReply: (comment: GameComment) =>
      form?.send({ type: 'commentForm.writeRequested', target: targetOfReply(comment) }),
    onDelete: (comment: GameComment) => flow.send({ type: 'gameComments.deleteRequested', comment }),
    onReport: (comment: GameComment) => flow.send({ type: 'gameComments.reportRequested', comment }),
  };
  return (
    <section aria-label={formatMessage(messages.title)} className={stack[20]}>
      {summary === null ? null : <Summary summary={summary} />}
      {isBroken ? (
        <RetryNote
          retry={<FormattedMessage {...messages.retry} />}
          onRetry={() => flow.send({ type: 'gameComments.repaired' })}
        >
          <FormattedMessage {...messages.broken} />
        </RetryNote>
      ) : null}
      {list ? (
        <ListPart
          list={list}
          commentNum={summary?.commentNum ?? null}
          actions={actions}
          removedId={removedId}
          removalBar={removal ? <RemovalBar removal={removal} /> : null}
          form={form}
          formPart={
            form ? (
              <FormPart
                form={form}
                onWrite={() => form.send({ type: 'commentForm.writeRequested', target: targetOfGame(gameId) })}
              />
            ) : null
          }
        />
      ) : null}
      {report ? <ReportDialog report={report} /> : null}
    </section>
  );
}
