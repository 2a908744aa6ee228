import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PromotionRecordRef } from '../../../../machines/promotions/promotionRecord.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { ComparisonDialog } from './ComparisonDialog.js';
import { PromotionEndDialog } from './EndDialog.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { PromotionRecordView } from './View.js';

export function PromotionRecordScreen({ record: flow }: { record: PromotionRecordRef }) {
  const { formatMessage } = useIntl();
  const record = useSelector(flow, select.selectRecord);
  const end = useSelector(flow, select.selectEnd, (one, other) => one?.end === other?.end);
  return (
    <>
      <PromotionHeader title={record?.title ?? formatMessage(messages.title)} isOwn />
      <div className={page}>
        <PromotionRecordView
          panel={useSelector(flow, select.selectPanel)}
          record={record}
          canSettle={useSelector(flow, select.selectCanSettle)}
          canClose={useSelector(flow, select.selectCanClose)}
          canUnlock={useSelector(flow, select.selectCanUnlock)}
          onSettle={() => flow.send({ type: 'promotionRecord.settleRequested' })}
          onClose={() => flow.send({ type: 'promotionRecord.closeRequested' })}
          onUnlock={() => flow.send({ type: 'promotionRecord.unlockRequested' })}
          onCompare={() => flow.send({ type: 'promotionRecord.comparisonRequested' })}
          onRetry={() => flow.send({ type: 'promotionRecord.retried' })}
        />
      </div>
      <ComparisonDialog
        step={useSelector(flow, select.selectComparing)}
        comparison={useSelector(flow, select.selectComparison)}
        onRetry={() => flow.send({ type: 'promotionRecord.comparisonRequested' })}
        onClose={() => flow.send({ type: 'promotionRecord.comparisonClosed' })}
      />
      {end ? <PromotionEndDialog {...end} /> : null}
    </>
  );
}
