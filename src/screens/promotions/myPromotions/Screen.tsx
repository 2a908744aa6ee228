import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { MyPromotionsRef } from '../../../../machines/promotions/myPromotions.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { messages as shared } from '../shared/messages.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { selectPanel, selectTail } from '../../../ui/more/listing.js';
import * as select from './selectors.js';
import { MyPromotionsView } from './View.js';

export function MyPromotionsScreen({ records }: { records: MyPromotionsRef }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PromotionHeader title={formatMessage(shared.own)} />
      <div className={page}>
        <MyPromotionsView
          panel={useSelector(records, selectPanel)}
          rows={useSelector(records, select.selectRows)}
          tail={useSelector(records, selectTail)}
          onMore={() => records.send({ type: 'records.moreWanted' })}
          onRetry={() => records.send({ type: 'records.retried' })}
        />
      </div>
    </>
  );
}
