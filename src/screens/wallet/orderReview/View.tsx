import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { ReviewedOrder } from '../../../../machines/wallet/review.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { messages as shared } from '../shared/messages.js';
import { StatusMessage } from '../shared/StatusMessage.js';
import { Decision } from './Decision.js';
import { messages } from './messages.js';
import * as css from './orderReview.css.js';
import { ReviewFacts } from './ReviewFacts.js';
import { ReviewTimeline } from './ReviewTimeline.js';
import type { Panel as PanelName } from './selectors.js';

export type OrderReviewViewProps = {
  panel: PanelName;
  order: ReviewedOrder | null;
  problem: Problem | null;
  canCancel: boolean;
  onCancel: () => void;
  onRetry: () => void;
};

export function OrderReviewView({ panel, order, problem, canCancel, onCancel, onRetry }: OrderReviewViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'unavailable') {
    return (
      <StatusMessage
        isAlert
        heading={messages.unavailable}
        text={messages.unavailableText}
        action={
          <Button onPress={onRetry}>
            <FormattedMessage {...shared.retry} />
          </Button>
        }
      />
    );
  }
  if (panel === 'missing') {
    return (
      <StatusMessage
        isAlert
        heading={messages.missing}
        text={messages.missingText}
        action={
          <Button href={path.bills}>
            <FormattedMessage {...shared.history} />
          </Button>
        }
        quiet={
          <Button variant="ghost" href={path.findPayment}>
            <FormattedMessage {...shared.findPayment} />
          </Button>
        }
      />
    );
  }
  if (panel === 'shape' || order === null) {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={3} />
      </Loading>
    );
  }
  return (
    <div className={css.columns}>
      <div className={stack[16]}>
        <Refusal problem={problem} />
        <Panel>
          <Decision order={order} />
        </Panel>
        <Panel>
          <ReviewTimeline order={order} />
        </Panel>
      </div>
      <div className={stack[16]}>
        <Panel>
          <ReviewFacts order={order} />
        </Panel>
        {canCancel ? (
          <Button variant="line" isWide onPress={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        ) : null}
      </div>
    </div>
  );
}
