import { FormattedMessage, useIntl } from 'react-intl';
import { outcomeOf, timeLeft, type Order } from '../../../../machines/wallet/order.js';
import { useDates } from '../../../i18n/site.js';
import { Timeline, type StepState, type TimelineStep } from '../../../ui/timeline/Timeline.js';
import { orderMessages, stepStates, timeLeftMessage } from './messages.js';

/** ms as minutes and seconds: "14:12". */
export function countdown(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the order can still be paid; nothing once its payment was seen. `now`: ms of this device's clock. */
export const TimeLeft = ({ order, now }: { order: Order; now: number }) =>
  order.status === 'pendingPayment' ? (
    <FormattedMessage {...timeLeftMessage} values={{ time: countdown(timeLeft(order, now)) }} />
  ) : null;

/** The steps of an order; a done step is told in the past. `now`: for the time left, unless the page has it elsewhere. */
export function OrderTimeline({ order, now }: { order: Order; now?: number }) {
  const { formatMessage } = useIntl();
  const { time } = useDates();
  const outcome = outcomeOf(order);
  const isSeen = order.status === 'pendingReview';
  const [waiting, seen, credited] = statesOf(outcome === 'open' && isSeen ? 'seen' : outcome);
  const at = (iso: string | null) => (iso === null ? undefined : { text: time(iso), dateTime: iso });

  const steps: TimelineStep[] = [
    { id: 'made', state: 'done', title: formatMessage(orderMessages.made), time: at(order.createTime) },
    {
      id: 'waiting',
      state: waiting,
      title: formatMessage(waiting === 'done' ? orderMessages.paid : orderMessages.waiting),
      ...(waiting === 'now'
        ? {
            ...(now === undefined ? {} : { time: { text: <TimeLeft order={order} now={now} /> } }),
            reason: formatMessage(orderMessages.pace),
          }
        : {}),
      ...(waiting === 'stop' && outcome !== 'open' && outcome !== 'paid'
        ? { time: at(order.endTime), reason: formatMessage(orderMessages[outcome]) }
        : {}),
    },
    { id: 'seen', state: seen, title: formatMessage(seen === 'done' ? orderMessages.seen : orderMessages.toSee) },
    {
      id: 'credited',
      state: credited,
      title: formatMessage(credited === 'done' ? orderMessages.credited : orderMessages.toCredit),
      ...(outcome === 'paid' ? { time: at(order.endTime) } : {}),
    },
  ];
  return <Timeline label={formatMessage(orderMessages.steps)} steps={steps} stateLabels={useStateLabels()} />;
}

export function useStateLabels(): Record<StepState, string> {
  const { formatMessage } = useIntl();
  return {
    done: formatMessage(stepStates.done),
    now: formatMessage(stepStates.now),
    stop: formatMessage(stepStates.stop),
    next: formatMessage(stepStates.next),
  };
}

function statesOf(stage: ReturnType<typeof outcomeOf> | 'seen'): readonly [StepState, StepState, StepState] {
  if (stage === 'paid') return ['done', 'done', 'done'];
  if (stage === 'seen') return ['done', 'done', 'now'];
  return stage === 'open' ? ['now', 'next', 'next'] : ['stop', 'next', 'next'];
}
