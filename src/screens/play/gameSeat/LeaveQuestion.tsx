import { FormattedMessage, useIntl } from 'react-intl';
import { amount as amountRule, amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { isOnWallet, recordIn, type OpenBets } from '../../../../machines/play/vocabulary.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { groupedFigure } from '../../../ui/amount-field/amount.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { faultText } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { OpenBetsNote } from '../shared/OpenBetsNote.js';
import { exitAmount, messages, rechargeText } from './messages.js';
import type { Question } from './selectors.js';

export type LeaveQuestionProps = {
  session: SeatSession;
  held: number | null;
  openBets: OpenBets | null;
  question: Question;
  amounts: readonly number[];
  onConfirm: () => void;
  onDeposit: (amount: number | null) => void;
  onDismiss: () => void;
};

const formId = 'recharge';

/** The confirmation before leaving. The exit button, the game or the browser's back button opens it. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { session, held, openBets, question, onConfirm, onDismiss } = props;
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
          {isRecharging ? (
            <Button type="submit" form={formId} isWide>
              <FormattedMessage {...messages.exitAndRecharge} />
            </Button>
          ) : (
            <Button onPress={onConfirm} isWide>
              <FormattedMessage {...messages.exit} />
            </Button>
          )}
          <Button variant="line" onPress={onDismiss} isWide>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    >
      <OpenBetsNote openBets={openBets} session={session} />
      {isRecharging ? <DepositAmount {...props} /> : null}
    </Dialog>
  );
}

/** The deposit's form checks the limits of its channels; an amount that is left open is chosen there. */
function DepositAmount({ amounts, onDeposit }: LeaveQuestionProps) {
  const intl = useIntl();
  const { currency, currencySymbol } = useSite();
  const label = (minor: number) => ({ text: groupedFigure(amountText(minor, currency)) });
  const faultOf = (text: string) => {
    const fault = text === '' ? null : amountRule(currency)(text);
    return fault === null ? null : faultText(intl, fault);
  };
  return (
    <Form
      id={formId}
      label={intl.formatMessage(messages.rechargeTitle)}
      onSubmit={({ amount = '' }) => onDeposit(parseAmount(amount, currency))}
    >
      <AmountField
        name="amount"
        label={intl.formatMessage(messages.depositAmount)}
        hint={intl.formatMessage(messages.depositLater)}
        symbol={currencySymbol}
        currency={currency}
        clearLabel={intl.formatMessage(messages.clear)}
        validate={faultOf}
        {...(amounts.length > 0
          ? { picks: { label: intl.formatMessage(messages.picks), amounts: amounts.map(label) } }
          : {})}
      />
    </Form>
  );
}
