import { useSelector } from '@xstate/react';
import type { NoticeRef } from '../../../../machines/entry/notice.machine.js';
import * as select from './selectors.js';
import { NoticeView } from './View.js';

export const NoticeScreen = ({ notice }: { notice: NoticeRef }) => (
  <NoticeView
    panel={useSelector(notice, select.selectPanel)}
    tail={useSelector(notice, select.selectTail)}
    bulletins={useSelector(notice, select.selectBulletins)}
    onMore={() => notice.send({ type: 'notice.moreWanted' })}
    onRetry={() => notice.send({ type: 'notice.retried' })}
  />
);
