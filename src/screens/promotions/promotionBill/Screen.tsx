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
  const lines = useSelector(flow, select.selectLines);
  const recordId = useSelector(flow, select.selectRecordId);
  const isCompiling = useSelector(flow, select.selectIsCompiling);
  const compileTime = useSelector(flow, select.selectCompileTime);
  return (
    <>
      <PromotionHeader title={formatMessage(messages.title)} isOwn />
      <div className={page}>
        {lines ? (
          <PromotionBillView
            lines={lines}
            recordId={recordId}
            isCompiling={isCompiling}
            compileTime={compileTime}
            onReload={() => flow.send({ type: 'promotionBill.retried' })}
          />
        ) : null}
      </div>
    </>
  );
}
