import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { isOnWallet, recordIn } from '../../../../machines/play/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { exitAmount, messages, rechargeText } from './messages.js';
import type { Question } from './selectors.js';

export type LeaveQuestionProps = {
  session: SeatSession;
  held: number | null;
  question: Question;
  onConfirm: () => void;
  onDismiss: () => void;
};

/** The confirmation before leaving. The exit button, the game or the browser's back button opens it. */
export function LeaveQuestion({ session, held, question, onConfirm, onDismiss }: LeaveQuestionProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const isRecharging = question === 'recharge';
  const sum = session.demo
    ? formatMessage(messages.exitDemo)
    : recordIn(session) !== null
      ? formatMessage(messages.staysInPromotion)
      : isOnWallet(session)
        ? formatMessage(messages.staysInWallet)
        : held === null
          ? formatMessage(messages.exitText)
          : formatMessage(exitAmount, { amount: money(held) });
  return (
    <Dialog
      isOpen={question !== 'none'}
      onClose={onDismiss}
      isMaskClosing
      title={formatMessage(isRecharging ? messages.rechargeTitle : messages.exitTitle)}
      lead={isRecharging ? `${formatMessage(rechargeText, { game: session.gameName })} ${sum}` : sum}
      actions={
        <>
          <Button onPress={onConfirm} isWide>
            <FormattedMessage {...(isRecharging ? messages.exitAndRecharge : messages.exit)} />
          </Button>
          <Button variant="line" onPress={onDismiss} isWide>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    />
  );
}
