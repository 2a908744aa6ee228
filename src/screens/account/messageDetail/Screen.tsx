import { useSelector } from '@xstate/react';
import type { MessageDetailRef } from '../../../../machines/account/messageDetail.machine.js';
import * as select from './selectors.js';
import { MessageDetailView } from './View.js';

export const MessageDetailScreen = ({ messageDetail }: { messageDetail: MessageDetailRef }) => (
  <MessageDetailView
    panel={useSelector(messageDetail, select.selectPanel)}
    message={useSelector(messageDetail, select.selectMessage)}
    isUnmarked={useSelector(messageDetail, select.selectIsUnmarked)}
    onRetry={() => messageDetail.send({ type: 'messageDetail.retried' })}
  />
);
