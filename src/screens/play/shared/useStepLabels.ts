import { useIntl } from 'react-intl';
import type { StepState } from '../../../ui/timeline/Timeline.js';
import { messages } from './messages.js';

/** The text that a screen reader says after the name of a step. */
export function useStepLabels(): Record<StepState, string> {
  const { formatMessage } = useIntl();
  return {
    done: formatMessage(messages.stepDone),
    now: formatMessage(messages.stepNow),
    stop: formatMessage(messages.stepStop),
    next: formatMessage(messages.stepNext),
  };
}
