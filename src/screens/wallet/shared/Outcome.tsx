import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { isReadAfter, type BalanceInfo } from '../../../../machines/vocabulary.js';
import type { Order, OrderOutcome } from '../../../../machines/wallet/order.js';
import { backToGameAddress, type LeftGame } from '../../../../machines/wallet/depositPages.js';
import { path } from '../../../../machines/addresses.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { circleXGlyph } from '../../../ui/icon/glyphs/circle-x.js';
import { hourglassGlyph } from '../../../ui/icon/glyphs/hourglass.js';
import { undo2Glyph } from '../../../ui/icon/glyphs/undo-2.js';
import { Money } from '../../../ui/money/Money.js';
import { Statement, type StatementProps } from '../../../ui/statement/Statement.js';
import { DepositGiven } from './DepositGiven.js';
import { messages as shared } from './messages.js';
import * as css from './outcome.css.js';

const messages = defineMessages({
  play: { id: 'common.play', defaultMessage: 'Play' },
  toWallet: { id: 'common.toTheWallet', defaultMessage: 'To the wallet' },
  toStakes: { id: 'withdrawal.turnover', defaultMessage: 'What is left to bet' },
  anew: { id: 'common.newDeposit', defaultMessage: 'New deposit' },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  paid: { id: 'common.depositReceived', defaultMessage: 'Deposit received' },
  paidText: { id: 'outcome.paid.text', defaultMessage: 'Please check the wallet for the new balance.' },
  declined: { id: 'outcome.declined.title', defaultMessage: 'Deposit failed' },
  declinedText: {
    id: 'outcome.declined.text',
    defaultMessage: 'The payment channel declined it. Please contact customer service if money has left your account.',
  },
  expired: { id: 'outcome.expired.title', defaultMessage: 'The time is up' },
  expiredText: {
    id: 'outcome.expired.text',
    defaultMessage: 'Time out, if the payment is not successfully received please contact customer service',
  },
  cancelled: { id: 'outcome.cancelled.title', defaultMessage: 'Deposit canceled' },
  cancelledText: { id: 'outcome.cancelled.text', defaultMessage: 'Nothing was paid, and nothing will be.' },
});

export const paidTitle = messages.paid;

const newBalance = defineMessage<{ amount: string }>({
  id: 'outcome.paid.balance',
  defaultMessage: 'Your wallet now holds {amount}.',
});

/** `amount`: what goes into the game. */
const playOn = defineMessage<{ amount: string }>({
  id: 'outcome.playOn',
  defaultMessage: 'Back to the game with {amount}',
});

export type End = Exclude<OrderOutcome, 'open'>;
type Appearance = {
  glyph: string;
  tone: NonNullable<StatementProps['tone']>;
  heading: MessageDescriptor;
  text: MessageDescriptor;
};
const ends: Readonly<Record<End, Appearance>> = {
  paid: { glyph: circleCheckGlyph, tone: 'positive', heading: messages.paid, text: messages.paidText },
  declined: { glyph: circleXGlyph, tone: 'critical', heading: messages.declined, text: messages.declinedText },
  expired: { glyph: hourglassGlyph, tone: 'caution', heading: messages.expired, text: messages.expiredText },
  cancelled: { glyph: undo2Glyph, tone: 'neutral', heading: messages.cancelled, text: messages.cancelledText },
};

export type OutcomeProps = {
  end: End;
  order: Order | null;
  balance: BalanceInfo | null;
  /** The game that the player left to top up, if any. */
  game?: LeftGame | null;
  /** Starts another deposit on this page; without it the button is a link. */
  onRestart?: (() => void) | undefined;
  onAskAgain?: (() => void) | undefined;
};

/** The result of a deposit, and the player's next action. */
export function Outcome({ end, order, balance, game = null, onRestart, onAskAgain }: OutcomeProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { glyph, tone, heading, text } = ends[end];
  const anew = (variant: 'primary' | 'ghost') => (
    <Button variant={variant} {...(onRestart ? { onPress: onRestart } : { href: path.recharge })}>
      <FormattedMessage {...messages.anew} />
    </Button>
  );
  const contact = (
    <Button variant="ghost" href="/pages/account/contactInfomation">
      <FormattedMessage {...shared.contact} />
    </Button>
  );
  const actions: Readonly<Record<End, { action: ReactNode; quiet: ReactNode }>> = {
    paid: {
      action: <Onward game={game} order={order} />,
      quiet: (
        <>
          <Button variant="ghost" href={path.wallet}>
            <FormattedMessage {...messages.toWallet} />
          </Button>
          {order?.result && order.result.left > 0 ? (
            <Button variant="ghost" href={path.cashout}>
              <FormattedMessage {...messages.toStakes} />
            </Button>
          ) : null}
          {anew('ghost')}
        </>
      ),
    },
    declined: { action: anew('primary'), quiet: contact },
    expired: {
      action: (
        <Button onPress={onAskAgain}>
          <FormattedMessage {...messages.askAgain} />
        </Button>
      ),
      quiet: (
        <>
          {anew('ghost')}
          {contact}
        </>
      ),
    },
    cancelled: { action: anew('primary'), quiet: undefined },
  };
  return (
    <Statement
      glyph={glyph}
      tone={tone}
      heading={formatMessage(heading)}
      role={tone === 'positive' || tone === 'neutral' ? 'status' : 'alert'}
      {...actions[end]}
    >
      {end === 'paid' && order ? (
        <span className={css.figure}>
          <Money amount={`+${money(order.amount)}`} size="amount" tone="plus" />
        </span>
      ) : null}
      {end === 'paid' && balance && isReadAfter(balance, order?.endTime ?? null) ? (
        <FormattedMessage {...newBalance} values={{ amount: money(balance.balance) }} />
      ) : (
        <FormattedMessage {...text} />
      )}
      {end === 'paid' && order?.result ? <DepositGiven result={order.result} /> : null}
    </Statement>
  );
}

/** Into the game with what came back from it and the deposit, or to the games. */
function Onward({ game, order }: { game: LeftGame | null; order: Order | null }) {
  const { money } = useMoney();
  const back = game && order && { href: backToGameAddress(game, order), amount: money(game.held + order.amount) };
  return (
    <Button href={back?.href ?? path.home}>
      {back ? <FormattedMessage {...playOn} values={back} /> : <FormattedMessage {...messages.play} />}
    </Button>
  );
}
