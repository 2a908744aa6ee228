import { useIntl } from 'react-intl';
import type { ReviewedDeposit, ReviewedOrder, ReviewedWithdrawal } from '../../../../machines/wallet/review.js';
import { useDates } from '../../../i18n/site.js';
import { Timeline, type StepState, type TimelineStep } from '../../../ui/timeline/Timeline.js';
import { reviewSteps } from '../shared/messages.js';
import { useStateLabels } from '../shared/OrderTimeline.js';
import { messages } from './messages.js';

type Step = { name: keyof typeof reviewSteps; state: StepState; time: string | null };

const stateOnWire = { done: 'done', current: 'now', waiting: 'next', failed: 'stop' } as const;

/** The steps of the order with their times in the zone of the site. */
export function ReviewTimeline({ order }: { order: ReviewedOrder }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const steps = order.kind === 'withdrawal' ? withdrawalSteps(order) : depositSteps(order);
  const reasonOf = (state: StepState) => {
    if (state === 'now') return formatMessage(messages.pace);
    return state === 'stop' ? (order.reasonText ?? undefined) : undefined;
  };
  return (
    <Timeline
      label={formatMessage(messages.steps)}
      stateLabels={useStateLabels()}
      steps={steps.map(({ name, state, time }): TimelineStep => ({
        id: name,
        state,
        title: formatMessage(reviewSteps[name]),
        time: time === null ? undefined : { text: dateTime(time), dateTime: time },
        reason: reasonOf(state),
      }))}
    />
  );
}

const withdrawalSteps = ({ steps }: ReviewedWithdrawal): Step[] =>
  steps.map(({ step, state, time }) => ({ name: step, state: stateOnWire[state], time }));

function depositSteps({ status, createTime, endTime }: ReviewedDeposit): Step[] {
  const review = status === 'done' ? 'done' : status === 'failed' ? 'stop' : 'now';
  return [
    { name: 'applied', state: 'done', time: createTime },
    { name: 'review', state: review, time: endTime },
    { name: 'credited', state: status === 'done' ? 'done' : 'next', time: status === 'done' ? endTime : null },
  ];
}
