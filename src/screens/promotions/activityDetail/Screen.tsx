import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActivityDetailRef } from '../../../../machines/promotions/activityDetail.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { PromotionHeader } from '../shared/PromotionHeader.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { ActivityDetailView } from './View.js';

export function ActivityDetailScreen({ detail }: { detail: ActivityDetailRef }) {
  const { formatMessage } = useIntl();
  const activity = useSelector(detail, select.selectActivity);
  return (
    <>
      <PromotionHeader title={activity?.title ?? formatMessage(messages.title)} />
      <div className={page}>
        <ActivityDetailView
          step={useSelector(detail, select.selectStep)}
          sent={useKeyedWrite(useSelector(detail, select.selectWrite))}
          activity={activity}
          problem={useSelector(detail, select.selectProblem)}
          at={useSelector(detail, select.selectServerNow)}
          onJoin={() => detail.send({ type: 'activityDetail.joinRequested' })}
          onClaim={() => detail.send({ type: 'activityDetail.claimRequested' })}
          onRetry={() => detail.send({ type: 'activityDetail.retried' })}
        />
      </div>
    </>
  );
}
