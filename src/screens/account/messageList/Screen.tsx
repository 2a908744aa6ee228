import { useSelector } from '@xstate/react';
import type { MessageListRef } from '../../../../machines/account/messageList.machine.js';
import { DeleteDialog } from './DeleteDialog.js';
import * as select from './selectors.js';
import { MessageListView } from './View.js';

export function MessageListScreen({ messageList }: { messageList: MessageListRef }) {
  const ticked = useSelector(messageList, select.selectTicked);
  return (
    <>
      <MessageListView
        category={useSelector(messageList, select.selectCategory)}
        panel={useSelector(messageList, select.selectPanel)}
        tail={useSelector(messageList, select.selectTail)}
        work={useSelector(messageList, select.selectWork)}
        rows={useSelector(messageList, select.selectRows)}
        isAllRead={useSelector(messageList, select.selectIsAllRead)}
        canReadAll={useSelector(messageList, select.selectCanReadAll)}
        ticked={ticked}
        problem={useSelector(messageList, select.selectProblem)}
        onMore={() => messageList.send({ type: 'messageList.moreRequested' })}
        onRetry={() => messageList.send({ type: 'messageList.retried' })}
        onReadAll={() => messageList.send({ type: 'messageList.readAllWanted' })}
        onUndo={() => messageList.send({ type: 'messageList.undone' })}
        onChoose={() => messageList.send({ type: 'messageList.choosingBegan' })}
        onTick={(id) => messageList.send({ type: 'messageList.ticked', id })}
        onDelete={() => messageList.send({ type: 'messageList.deleteWanted' })}
        onClose={() => messageList.send({ type: 'messageList.closed' })}
      />
      <DeleteDialog
        isOpen={useSelector(messageList, select.selectIsAsked)}
        count={ticked.length}
        onConfirm={() => messageList.send({ type: 'messageList.deleteConfirmed' })}
        onClose={() => messageList.send({ type: 'messageList.closed' })}
      />
    </>
  );
}
