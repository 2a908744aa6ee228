import { FormattedMessage, useIntl } from 'react-intl';
import { amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import {
  draftedBank,
  draftedChannel,
  draftedPromotion,
  emptyDraft,
  type DepositDraft,
  type DepositOffer,
} from '../../../../machines/wallet/depositOffer.js';
import type { DepositChannel, DepositChoice } from '../../../../machines/wallet/order.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { groupedFigure } from '../../../ui/amount-field/amount.js';
import { Button } from '../../../ui/button/Button.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { ManualWay } from '../shared/ManualWay.js';
import { Form } from '../../../ui/form/Form.js';
import type { FormValues } from '../../../ui/form/values.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { qrCodeGlyph } from '../../../ui/icon/glyphs/qr-code.js';
import { smartphoneGlyph } from '../../../ui/icon/glyphs/smartphone.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Picker } from '../../../ui/picker/Picker.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { link } from '../../../ui/text/text.css.js';
import { Link } from 'react-router-dom';
import { amountError } from './amount.js';
import * as form from '../shared/form.css.js';
import { messages, rich } from './messages.js';
import { BankMark } from '../shared/BankMark.js';
import { PromotionChoice } from '../shared/PromotionChoice.js';
import type { Bonus } from '../shared/useBonus.js';

export type FormPanelProps = {
  offer: DepositOffer;
  /** What the fields hold. */
  draft: DepositDraft | null;
  /** What was submitted last. */
  choice: DepositChoice | null;
  problem: Problem | null;
  /** The quote is being requested. */
  isBusy: boolean;
  /** The quote is being requested or shown: the form takes no input. */
  isHeld: boolean;
  bonus: Bonus;
  onBonusRetry: () => void;
  onType: (draft: DepositDraft) => void;
  onSubmit: (choice: DepositChoice) => void;
};

const glyphs: Readonly<Record<DepositChannel['icon'], string>> = {
  qr: qrCodeGlyph,
  wallet: smartphoneGlyph,
  bank: landmarkGlyph,
};
const formId = 'deposit-form';

export function FormPanel(props: FormPanelProps) {
  const { offer, draft, choice, problem, isBusy, isHeld, bonus, onBonusRetry, onType, onSubmit } = props;
  const intl = useIntl();
  const { currency, currencySymbol } = useSite();
  const { money, short } = useMoney();
  const channel = draftedChannel(offer, draft);
  const promotion = draftedPromotion(offer, draft?.activityId);
  const figure = draft?.amount ?? null;
  const type = (change: Partial<DepositDraft>) =>
    onType({ ...emptyDraft, channelId: channel?.id ?? null, ...draft, ...change });
  const ofAmount = problem?.field === 'amount' ? problem : null;
  const textOf = useProblemText();

  const submit = ({ amount = '', bank }: FormValues) => {
    const minor = parseAmount(amount, currency);
    if (minor !== null && channel)
      onSubmit({
        channelId: channel.id,
        method: channel.method,
        endpoint: channel.endpoint,
        amount: minor,
        activityId: promotion?.activityId ?? null,
        bankCode: bank ?? null,
      });
  };

  return (
    <>
      <Form
        id={formId}
        label={intl.formatMessage(messages.title)}
        onSubmit={submit}
        validationErrors={ofAmount && !isBusy ? { amount: fieldErrorOr(textOf(ofAmount)) } : undefined}
      >
        <fieldset disabled={isHeld} className={stack[20]}>
          <Refusal
            problem={ofAmount || isBusy ? null : problem}
            action={problem?.code === 'tooManyOrders' ? <OpenOrders /> : undefined}
          />
          <RadioCards
            name="channel"
            label={intl.formatMessage(messages.channel)}
            value={channel?.id}
            onChange={(channelId) => type({ channelId })}
            cards={offer.channels.map(({ id, name, note, icon, isOpen, isOfCard }) => ({
              id,
              title: name,
              note: isOpen ? (
                <ChannelNote note={note} isOfCard={isOfCard} />
              ) : (
                intl.formatMessage(messages.channelClosed)
              ),
              glyph: glyphs[icon],
              isDisabled: !isOpen,
            }))}
          />
          {channel && channel.banks.length > 0 ? (
            <Picker
              key={channel.id}
              name="bank"
              label={intl.formatMessage(messages.bank)}
              placeholder={intl.formatMessage(messages.bankSearch)}
              emptyText={intl.formatMessage(messages.noBank)}
              requiredText={intl.formatMessage(messages.bankRequired)}
              defaultValue={draftedBank(channel, draft)?.bankCode}
              options={channel.banks.map(({ bankCode, bankName, icon }) => ({
                id: bankCode,
                title: bankName,
                leading: <BankMark icon={icon} />,
              }))}
              onChange={(bankCode) => type({ bankCode })}
            />
          ) : null}
          {offer.isManualOpen ? <ManualWay /> : null}
          <AmountField
            name="amount"
            label={intl.formatMessage(messages.amount)}
            aside={
              channel?.todayLeft == null
                ? undefined
                : intl.formatMessage(rich.todayLeft, { amount: short(channel.todayLeft) })
            }
            hint={
              channel
                ? intl.formatMessage(rich.limits, { min: short(channel.minAmount), max: short(channel.maxAmount) })
                : undefined
            }
            symbol={currencySymbol}
            currency={currency}
            clearLabel={intl.formatMessage(messages.clear)}
            defaultValue={figure === null ? '' : amountText(figure, currency)}
            requiredText={intl.formatMessage(messages.amountMissing)}
            validate={(text) => amountError(text, { channel, promotion, currency, intl, short })}
            onChange={(text) => type({ channelId: channel?.id ?? null, amount: parseAmount(text, currency) })}
            {...(offer.amounts.length > 0
              ? { picks: { label: intl.formatMessage(messages.picks), amounts: picksFor(offer.amounts, channel) } }
              : {})}
          />
          <PromotionChoice
            offer={offer}
            activityId={draft?.activityId ?? null}
            amount={figure}
            bonus={bonus}
            onChoose={(activityId) => type({ activityId })}
            onRetry={onBonusRetry}
          />
        </fieldset>
      </Form>
      <div className={isHeld && !isBusy ? form.gone : ''}>
        <FootBar
          figure={{
            label: intl.formatMessage(messages.amount),
            value: <Money amount={figure === null ? null : money(figure)} />,
          }}
        >
          <Button type="submit" form={formId} isPending={isBusy} isDisabled={!channel}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </FootBar>
      </div>
    </>
  );

  /** The chart checks the same limits. If the field finds the fault too, its text is used, because it names the limit. */
  function fieldErrorOr(refusal: string): string {
    return (
      (choice
        ? amountError(amountText(choice.amount, currency), { channel, promotion, currency, intl, short })
        : null) ?? refusal
    );
  }

  function picksFor(amounts: readonly number[], chosen: DepositChannel | undefined) {
    return amounts.map((amount) => ({
      text: groupedFigure(amountText(amount, currency)),
      isDisabled:
        chosen !== undefined &&
        (amount < chosen.minAmount || amount > Math.min(chosen.maxAmount, chosen.todayLeft ?? chosen.maxAmount)),
    }));
  }
}

const ChannelNote = ({ note, isOfCard }: { note: string; isOfCard: boolean }) => (
  <>
    {isOfCard ? (
      <>
        <FormattedMessage {...messages.ofCard} />
        {' · '}
      </>
    ) : null}
    {note}
  </>
);

const OpenOrders = () => (
  <Link to={path.wallet} className={link}>
    <FormattedMessage {...messages.toOpenOrders} />
  </Link>
);
