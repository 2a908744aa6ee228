import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { billsAddress } from '../../../../machines/wallet/billFilter.js';
import type { ReviewedOrder } from '../../../../machines/wallet/review.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { circleXGlyph } from '../../../ui/icon/glyphs/circle-x.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { undo2Glyph } from '../../../ui/icon/glyphs/undo-2.js';
import { Money } from '../../../ui/money/Money.js';
import { Statement, type StatementProps } from '../../../ui/statement/Statement.js';
import { DepositGiven } from '../shared/DepositGiven.js';
import { messages as shared } from '../shared/messages.js';
import { etaMessage } from '../shared/messages.js';
import { decisions, messages } from './messages.js';
import * as css from './orderReview.css.js';

type Stage = 'review' | 'payout' | 'done' | 'cancelled' | 'failed';

/** How far the order is. A withdrawal that is approved waits for the bank. */
export function stageOf({ status, reason }: ReviewedOrder): Stage {
  if (status === 'done') return 'done';
  if (status === 'failed') return reason === 'cancelled' ? 'cancelled' : 'failed';
  return status === 'pendingPayment' ? 'payout' : 'review';
}

const looks: Readonly<Record<Stage, Pick<StatementProps, 'tone' | 'role'> & { glyph: string }>> = {
  review: { glyph: hourglassGlyph, tone: 'caution', role: 'status' },
  payout: { glyph: hourglassGlyph, tone: 'accent', role: 'status' },
  done: { glyph: circleCheckGlyph, tone: 'positive', role: 'status' },
  cancelled: { glyph: undo2Glyph, tone: 'neutral', role: 'status' },
  failed: { glyph: circleXGlyph, tone: 'critical', role: 'alert' },
};

/** What was decided, why, and the player's next action. */
export function Decision({ order }: { order: ReviewedOrder }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const stage = stageOf(order);
  const { heading, text } = decisions[order.kind][stage];
  const isOpen = stage === 'review' || stage === 'payout';
  return (
    <Statement {...looks[stage]} heading={formatMessage(heading)} {...actionsOf(order, stage)}>
      <span className={css.figure}>
        <Money amount={money(order.kind === 'withdrawal' ? order.receivedAmount : order.amount)} size="amount" />
      </span>
      {order.reasonText ?? <FormattedMessage {...text} />}
      {isOpen && order.kind === 'withdrawal' ? (
        <> {formatMessage(etaMessage, { time: dateTime(order.estimatedTime) })}</>
      ) : null}
      {stage === 'done' && order.kind === 'manualDeposit' && order.result ? (
        <DepositGiven result={order.result} />
      ) : null}
    </Statement>
  );
}

const linkTo = (href: string, label: MessageDescriptor, variant: 'primary' | 'ghost' = 'primary'): ReactNode => (
  <Button variant={variant} href={href}>
    <FormattedMessage {...label} />
  </Button>
);

/** A rejected order leads to what has to be corrected; every other one back to the wallet or its bills. */
function actionsOf({ kind, reason }: ReviewedOrder, stage: Stage): Pick<StatementProps, 'action' | 'quiet'> {
  const bills = billsAddress({ transferType: kind === 'withdrawal' ? 'withdraw' : 'deposit' });
  const anew = kind === 'withdrawal' ? path.cashout : path.manualDeposit;
  if (stage === 'done')
    return { action: linkTo(bills, messages.toBill), quiet: linkTo(path.wallet, messages.toWallet, 'ghost') };
  if (stage === 'cancelled')
    return { action: linkTo(anew, messages.anew), quiet: linkTo(path.wallet, messages.toWallet, 'ghost') };
  if (stage !== 'failed') return { action: linkTo(path.wallet, messages.toWallet) };
  const isCardWrong = kind === 'withdrawal' && (reason === 'nameMismatch' || reason === 'accountInvalid');
  const contact = '/pages/account/contactInfomation';
  if (isCardWrong)
    return { action: linkTo(path.bankCards, messages.mendCard), quiet: linkTo(anew, messages.anew, 'ghost') };
  if (reason === 'riskReview' || reason === 'other')
    return { action: linkTo(contact, shared.contact), quiet: linkTo(path.wallet, messages.toWallet, 'ghost') };
  return { action: linkTo(anew, messages.anew), quiet: linkTo(contact, shared.contact, 'ghost') };
}
