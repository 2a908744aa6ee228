import { useSelector } from '@xstate/react';
import type { MessageRef } from '../../../../machines/account/message.machine.js';
import * as select from './selectors.js';
import { MessageView } from './View.js';

export const MessageScreen = ({ message }: { message: MessageRef }) => (
  <MessageView
    panel={useSelector(message, select.selectPanel)}
    news={useSelector(message, select.selectNews)}
    isBusy={useSelector(message, select.selectIsBusy)}
    isUnknown={useSelector(message, select.selectIsUnknown)}
    problem={useSelector(message, select.selectProblem)}
    isPromised={useSelector(message, select.selectIsPromised)}
    onReadAll={() => message.send({ type: 'message.readAllWanted' })}
    onUndo={() => message.send({ type: 'message.undone' })}
    onRetry={() => message.send({ type: 'message.retried' })}
  />
);
