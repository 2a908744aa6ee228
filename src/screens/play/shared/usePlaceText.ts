import { useIntl } from 'react-intl';
import type { Elsewhere } from '../../../../machines/play/seat.js';
import { messages } from './messages.js';

/** Names the device or the tab in which a game is on screen. */
export function usePlaceText(): (elsewhere: Elsewhere) => string {
  const { formatMessage } = useIntl();
  return ({ device }) => device ?? formatMessage(messages.otherTab);
}
