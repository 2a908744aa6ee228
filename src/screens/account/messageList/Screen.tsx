import { useSelector } from '@xstate/react';
import type { MessageListRef } from '../../../../machines/account/messageList.machine.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { useMarking } from '../shared/useMarking.js';
import { DeleteDialog } from './DeleteDialog.js';
import { MessageRows } from './MessageRows.js';
import * as select from './selectors.js';
import { MessageListView } from './View.js';

export function MessageListScreen({ messageList }: { messageList: MessageListRef }) {
  const category = useSelector(messageList, select.selectCategory);
  const work = useSelector(messageList, select.selectWork);
  const marking = useMarking(useSelector(messageList, select.selectMarking));
  const deletion = useKeyedWrite(useSelector(messageList, select.selectDeletion));
  const ticked = useSelector(messageList, select.selectTicked);
  return (
    <>
      <MessageListView
        category={category}
        work={work}
        isUnknown={deletion.step === 'unanswered'}
        marking={marking}
        canReadAll={useSelector(messageList, select.selectCanReadAll)}
        canChoose={useSelector(messageList, select.selectCanChoose)}
        count={ticked.length}
        problem={useSelector(messageList, select.selectProblem)}
        onRetry={deletion.onRetry}
        onReadAll={() => messageList.send({ type: 'messageList.readAllWanted' })}
        onChoose={() => messageList.send({ type: 'messageList.choosingBegan' })}
        onDelete={() => messageList.send({ type: 'messageList.deleteWanted' })}
        onClose={() => messageList.send({ type: 'messageList.closed' })}
      >
        <MessageRows
          list={useSelector(messageList, select.selectList)}
          category={category}
          work={work}
          isAllRead={marking.step === 'undoable' || marking.step === 'sending'}
          ticked={ticked}
          onTick={(id) => messageList.send({ type: 'messageList.ticked', id })}
        />
      </MessageListView>
      <DeleteDialog
        isOpen={useSelector(messageList, select.selectIsAsked)}
        count={ticked.length}
        onConfirm={() => messageList.send({ type: 'messageList.deleteConfirmed' })}
        onClose={() => messageList.send({ type: 'messageList.closed' })}
      />
    </>
  );
}
