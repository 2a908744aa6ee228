import { useSelector } from '@xstate/react';
import type { MessageRef } from '../../../../machines/account/message.machine.js';
import { useMarking } from '../shared/useMarking.js';
import * as select from './selectors.js';
import { MessageView } from './View.js';

export const MessageScreen = ({ message }: { message: MessageRef }) => (
  <MessageView
    panel={useSelector(message, select.selectPanel)}
    news={useSelector(message, select.selectNews)}
    marking={useMarking(useSelector(message, select.selectMarking))}
    problem={useSelector(message, select.selectProblem)}
    onReadAll={() => message.send({ type: 'message.readAllWanted' })}
    onRetry={() => message.send({ type: 'message.retried' })}
  />
);
