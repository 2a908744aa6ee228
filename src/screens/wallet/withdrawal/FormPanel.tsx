import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import {
  draftedCard,
  mostOf,
  previewOf,
  type BankCard,
  type WithdrawalChoice,
  type WithdrawalDraft,
  type WithdrawalTerms,
} from '../../../../machines/wallet/withdrawalTerms.js';
import { path } from '../../../../machines/addresses.js';
import { useDates, useMoney, useSite } from '../../../i18n/site.js';
import { groupedFigure } from '../../../ui/amount-field/amount.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { Button } from '../../../ui/button/Button.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { Form } from '../../../ui/form/Form.js';
import type { FormValues } from '../../../ui/form/values.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { link } from '../../../ui/text/text.css.js';
import { BankMark } from '../shared/BankMark.js';
import * as form from '../shared/form.css.js';
import { orderMessages } from '../shared/messages.js';
import { amountError } from './amount.js';
import { messages, rich } from './messages.js';

export type FormPanelProps = {
  terms: WithdrawalTerms;
  /** What the fields hold. */
  draft: WithdrawalDraft | null;
  problem: Problem | null;
  /** The terms are being read again. */
  isBusy: boolean;
  /** The terms are being read, or the figures wait for the confirmation: the form takes no input. */
  isHeld: boolean;
  onType: (draft: WithdrawalDraft) => void;
  onSubmit: (choice: WithdrawalChoice) => void;
};

const formId = 'withdrawal-form';

export function FormPanel({ terms, draft, problem, isBusy, isHeld, onType, onSubmit }: FormPanelProps) {
  const intl = useIntl();
  const { currencySymbol } = useSite();
  const { money, short } = useMoney();
  const { dateTime } = useDates();
  const textOf = useProblemText();
  const { currency } = terms;
  const card = draftedCard(terms, draft);
  const amount = draft?.amount ?? null;
  const preview = previewOf(terms, amount ?? 0);
  const ofAmount = problem?.field === 'amount' ? problem : null;
  const most = mostOf(terms);

  const submit = ({ amount: text = '' }: FormValues) => {
    const minor = parseAmount(text, currency);
    if (minor !== null && card) onSubmit({ cardId: card.id, amount: minor });
  };
  const pickOf = (minor: number) => ({
    text: groupedFigure(amountText(minor, currency)),
    isDisabled: minor < terms.minAmount || minor > most,
  });

  return (
    <>
      <Form
        id={formId}
        label={intl.formatMessage(messages.title)}
        onSubmit={submit}
        validationErrors={
          ofAmount && !isBusy
            ? {
                amount: amountError(amountText(amount ?? 0, currency), terms, intl, short) ?? textOf(ofAmount),
              }
            : undefined
        }
      >
        <fieldset disabled={isHeld} className={stack[20]}>
          <Refusal problem={ofAmount || isBusy ? null : problem} />
          <RadioCards
            name="cardId"
            label={intl.formatMessage(messages.card)}
            value={card?.id}
            onChange={(cardId) => onType({ cardId, amount })}
            cards={terms.cards.map((one) => ({
              id: one.id,
              title: `${one.bankName} ${one.bankCardAccount}`,
              note: noteOf(one),
              leading: <BankMark icon={one.icon} />,
              isDisabled: one.usableTime !== null,
            }))}
          />
          <Link to={`${path.editBankCard}?from=withdrawal`} className={link}>
            <FormattedMessage {...messages.addCard} />
          </Link>
          <AmountField
            name="amount"
            label={intl.formatMessage(orderMessages.amount)}
            aside={intl.formatMessage(rich.balance, { amount: short(terms.balance) })}
            hint={intl.formatMessage(rich.limits, {
              min: short(terms.minAmount),
              max: short(terms.maxAmount),
              today: short(terms.todayLeft),
              times: terms.timesLeft,
            })}
            symbol={currencySymbol}
            currency={currency}
            clearLabel={intl.formatMessage(messages.clear)}
            defaultValue={amount === null ? '' : amountText(amount, currency)}
            requiredText={intl.formatMessage(messages.amountMissing)}
            validate={(text) => amountError(text, terms, intl, short)}
            onChange={(text) => onType({ cardId: card?.id ?? null, amount: parseAmount(text, currency) })}
            picks={{
              label: intl.formatMessage(messages.picks),
              amounts: [...terms.amounts.map(pickOf), { ...pickOf(most), name: intl.formatMessage(messages.all) }],
            }}
          />
          <KeyValues
            pairs={[
              {
                key: intl.formatMessage(orderMessages.fee),
                value:
                  terms.freeTimesLeft > 0
                    ? intl.formatMessage(rich.free, { times: terms.freeTimesLeft })
                    : money(preview.fee),
              },
              {
                key: intl.formatMessage(messages.receive),
                value: <strong>{amount === null ? '—' : money(preview.receivedAmount)}</strong>,
              },
              { key: intl.formatMessage(messages.arrives), value: dateTime(terms.estimatedTime) },
            ]}
          />
        </fieldset>
      </Form>
      <div className={isHeld && !isBusy ? form.gone : ''}>
        <FootBar
          figure={{
            label: intl.formatMessage(messages.receive),
            value: <Money amount={amount === null ? null : money(preview.receivedAmount)} />,
          }}
        >
          <Button type="submit" form={formId} isPending={isBusy} isDisabled={!card}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </FootBar>
      </div>
    </>
  );

  function noteOf({ bankCardName, usableTime }: BankCard): string {
    return usableTime === null
      ? bankCardName
      : intl.formatMessage(rich.usableFrom, { holder: bankCardName, time: dateTime(usableTime) });
  }
}
