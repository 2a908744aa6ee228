import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { Order } from '../../../../machines/wallet/order.js';
import { orderNumberAddress } from '../../../../machines/wallet/addresses.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { messages, payBefore, waiting } from './messages.js';
import * as css from './walletHome.css.js';

export type OpenOrdersProps = {
  orders: readonly Order[];
  hasFailed: boolean;
  problem: Problem | null;
  onCancel: (orderNo: string) => void;
  onRetry: () => void;
};

/** Deposits that wait for a payment, including those started in a tab that was closed. */
export function OpenOrders({ orders, hasFailed, problem, onCancel, onRetry }: OpenOrdersProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { time } = useDates();
  return (
    <>
      <Refusal problem={problem} />
      {hasFailed ? (
        <RetryNote tone="caution" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.ordersFailed} />
        </RetryNote>
      ) : null}
      {orders.map(({ orderNo, amount, channelName, expireTime }) => (
        <Note
          key={orderNo}
          tone="caution"
          glyph={hourglassGlyph}
          action={
            <div className={css.buttons}>
              <Button variant="soft" size="small" href={orderNumberAddress(orderNo)}>
                <FormattedMessage {...messages.continue} />
              </Button>
              <Button variant="ghost" size="small" onPress={() => onCancel(orderNo)}>
                <FormattedMessage {...messages.cancel} />
              </Button>
            </div>
          }
        >
          <b>{formatMessage(waiting, { amount: money(amount) })}</b>
          <br />
          {channelName} · {formatMessage(payBefore, { time: time(expireTime) })}
        </Note>
      ))}
    </>
  );
}
