import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PromotionBillRef } from '../../../../machines/promotions/promotionBill.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { PromotionBillView } from './View.js';

export function PromotionBillScreen({ bill: flow }: { bill: PromotionBillRef }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PromotionHeader title={formatMessage(messages.title)} isOwn />
      <div className={page}>
        <PromotionBillView
          panel={useSelector(flow, select.selectPanel)}
          recordId={useSelector(flow, select.selectRecordId)}
          rows={useSelector(flow, select.selectRows)}
          tail={useSelector(flow, select.selectTail)}
          isCompiling={useSelector(flow, select.selectIsCompiling)}
          compileTime={useSelector(flow, select.selectCompileTime)}
          onMore={() => flow.send({ type: 'promotionBill.moreWanted' })}
          onRetry={() => flow.send({ type: 'promotionBill.retried' })}
        />
      </div>
    </>
  );
}
