import { useSelector } from '@xstate/react';
import type { NoticeDetailRef } from '../../../../machines/entry/noticeDetail.machine.js';
import * as select from './selectors.js';
import { NoticeDetailView } from './View.js';

export const NoticeDetailScreen = ({ noticeDetail }: { noticeDetail: NoticeDetailRef }) => (
  <NoticeDetailView
    panel={useSelector(noticeDetail, select.selectPanel)}
    bulletin={useSelector(noticeDetail, select.selectBulletin)}
    onRetry={() => noticeDetail.send({ type: 'noticeDetail.retried' })}
  />
);
