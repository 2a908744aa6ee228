import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { useMoney } from '../../../i18n/site.js';
import { Money } from '../../../ui/money/Money.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';

/** The in-game balance: a dash, never 0, when it could not be read (E6). A demo holds no money (J4). */
export function Figure({ session, held }: { session: SeatSession; held: number | null }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (session.demo) return <FormattedMessage {...messages.demo} />;
  return <Money amount={held === null ? null : money(held)} unknownLabel={formatMessage(shared.unknown)} />;
}
