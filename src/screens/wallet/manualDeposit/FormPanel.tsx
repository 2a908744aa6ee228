import { FormattedMessage, useIntl } from 'react-intl';
import { transactionNo } from '../../../../machines/shared/rules/account.js';
import { amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { isRight } from '../../../../machines/shared/rules/check.js';
import { instantOfSiteMinute, siteMinuteAt } from '../../../../machines/shared/siteDays.js';
import { draftedPromotion } from '../../../../machines/wallet/depositOffer.js';
import {
  draftedBank,
  draftedCard,
  oldestMs,
  otherAccount,
  type ManualBank,
  type ManualChoice,
  type ManualDraft,
  type ManualTerms,
} from '../../../../machines/wallet/manualReport.js';
import type { PicturesRef } from '../../../../machines/shared/pictures.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { calendarOf } from '../../../i18n/calendar.js';
import { serverClock } from '../../../i18n/server-clock.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { Button } from '../../../ui/button/Button.js';
import { DateTimeField } from '../../../ui/date-time-field/DateTimeField.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { Form } from '../../../ui/form/Form.js';
import type { FormValues } from '../../../ui/form/values.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { PicturesField } from '../../../ui/pictures-field/PicturesField.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import * as form from '../shared/form.css.js';
import { orderMessages } from '../shared/messages.js';
import { PromotionChoice } from '../shared/PromotionChoice.js';
import type { Bonus } from '../shared/useBonus.js';
import { amountError } from './amount.js';
import { BankChoice } from './BankChoice.js';
import { messages, rich } from './messages.js';
import { PayerFields } from './PayerFields.js';
import { useFieldErrors } from './useFieldErrors.js';

export type FormPanelProps = {
  terms: ManualTerms;
  bank: ManualBank;
  draft: ManualDraft;
  /** The number of the account that was submitted last. */
  account: string;
  receipts: PicturesRef;
  problem: Problem | null;
  /** Why the pictures are not complete, in words. */
  incomplete: string | null;
  /** The accounts are being read again. */
  isBusy: boolean;
  /** The accounts are being read, or the report waits for the confirmation: the form takes no input. */
  isHeld: boolean;
  bonus: Bonus;
  onBonusRetry: () => void;
  onType: (draft: ManualDraft) => void;
  onSubmit: (choice: ManualChoice) => void;
};

const formId = 'manual-deposit-form';

export function FormPanel(props: FormPanelProps) {
  const {
    terms,
    draft,
    account,
    receipts,
    problem,
    incomplete,
    isBusy,
    isHeld,
    bonus,
    onBonusRetry,
    onType,
    onSubmit,
  } = props;
  const intl = useIntl();
  const site = useSite();
  const { currency, currencySymbol, countryTimezone } = site;
  const { money, short } = useMoney();
  const { offset } = calendarOf(site);
  const bank = draftedBank(terms, draft) ?? props.bank;
  const card = draftedCard(terms, draft);
  const promotion = draftedPromotion(terms, draft.activityId);
  const errorOf = useFieldErrors(bank, promotion);
  const errors = isBusy || !problem ? {} : errorOf(problem, draft);
  const shown = { ...draft, bankId: bank.id, cardId: card?.id ?? otherAccount };
  const type = (change: Partial<ManualDraft>) => onType({ ...shown, ...change });

  const submit = (values: FormValues) => {
    const amount = parseAmount(values['amount'] ?? '', currency);
    const depositTime = instantOfSiteMinute(values['depositTime'] ?? '', offset);
    if (amount === null || depositTime === null) return;
    onSubmit({
      bankId: bank.id,
      cardId: card?.id ?? null,
      holder: values['holder'] ?? '',
      account: values['account'] ?? '',
      amount,
      depositTime,
      transactionNo: values['transactionNo'] ?? '',
      activityId: promotion?.activityId ?? null,
    });
  };

  return (
    <>
      <Form id={formId} label={intl.formatMessage(messages.title)} onSubmit={submit} validationErrors={errors}>
        <fieldset disabled={isHeld} className={stack[20]}>
          <Refusal problem={isBusy || Object.keys(errors).length > 0 ? null : problem} />
          <BankChoice banks={terms.banks} bank={bank} onChoose={(bankId) => type({ bankId })} />
          <PayerFields terms={terms} chosen={shown.cardId} holder={draft.holder} account={account} onType={type} />
          <AmountField
            name="amount"
            label={intl.formatMessage(orderMessages.amount)}
            hint={intl.formatMessage(rich.limits, { min: short(bank.minAmount), max: short(bank.maxAmount) })}
            symbol={currencySymbol}
            currency={currency}
            clearLabel={intl.formatMessage(messages.clear)}
            defaultValue={draft.amount === null ? '' : amountText(draft.amount, currency)}
            requiredText={intl.formatMessage(messages.amountMissing)}
            validate={(text) => amountError(text, bank, promotion, currency, intl, short)}
            onChange={(text) => type({ amount: parseAmount(text, currency) })}
          />
          <DateTimeField
            name="depositTime"
            label={intl.formatMessage(messages.time)}
            hint={intl.formatMessage(rich.timeHint, { zone: countryTimezone })}
            defaultValue={draft.depositTime === null ? '' : siteMinuteAt(Date.parse(draft.depositTime), offset)}
            limits={() => {
              const now = serverClock.now();
              return { min: siteMinuteAt(now - oldestMs, offset), max: siteMinuteAt(now, offset) };
            }}
            texts={{
              required: intl.formatMessage(messages.timeMissing),
              early: intl.formatMessage(messages.timeEarly),
              late: intl.formatMessage(messages.timeLate),
            }}
            onChange={(text) => type({ depositTime: instantOfSiteMinute(text, offset) })}
          />
          {bank.needsTransactionNo ? (
            <TextField
              name="transactionNo"
              label={intl.formatMessage(messages.transactionNo)}
              hint={intl.formatMessage(messages.transactionNoHint)}
              defaultValue={draft.transactionNo}
              autoComplete="off"
              autoCapitalize="none"
              requiredText={intl.formatMessage(messages.transactionNoMissing)}
              submitsAs="code"
              validate={(text) =>
                isRight(transactionNo, text) ? null : intl.formatMessage(messages.transactionNoWrong)
              }
              onChange={(text) => type({ transactionNo: text })}
            />
          ) : null}
          <PromotionChoice
            offer={terms}
            activityId={draft.activityId}
            amount={draft.amount}
            bonus={bonus}
            onChoose={(activityId) => type({ activityId })}
            onRetry={onBonusRetry}
          />
          <PicturesField
            pictures={receipts}
            label={intl.formatMessage(messages.receipts)}
            hint={intl.formatMessage(messages.receiptsHint)}
            isHeld={isHeld}
            error={errors['receiptUrls'] ?? incomplete}
          />
        </fieldset>
      </Form>
      <div className={isHeld && !isBusy ? form.gone : ''}>
        <FootBar
          figure={{
            label: intl.formatMessage(orderMessages.amount),
            value: <Money amount={draft.amount === null ? null : money(draft.amount)} />,
          }}
        >
          <Button type="submit" form={formId} isPending={isBusy}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </FootBar>
      </div>
    </>
  );
}
