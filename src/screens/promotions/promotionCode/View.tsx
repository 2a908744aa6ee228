import { FormattedMessage, useIntl } from 'react-intl';
import { promotionAddress, recordAddress } from '../../../../machines/promotions/addresses.js';
import type { CodeGain, CodeOffer } from '../../../../machines/promotions/code.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { formColumn, stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { SentRequest } from '../../../ui/statement/SentRequest.js';
import { Statement } from '../../../ui/statement/Statement.js';
import type { WriteView } from '../../../ui/statement/useKeyedWrite.js';
import { muted, sectionTitle } from '../../../ui/text/text.css.js';
import { useQuoteFacts } from '../shared/quote.js';
import { BalanceRules } from '../shared/BalanceRules.js';
import { usePromotionTerms } from '../shared/terms.js';
import { CodeForm, type CodeFormProps } from './CodeForm.js';
import { gained, messages } from './messages.js';
import type { Step } from './selectors.js';

export type PromotionCodeViewProps = Pick<CodeFormProps, 'code' | 'onType' | 'onSubmit'> & {
  step: Step;
  sent: WriteView;
  offer: CodeOffer | null;
  gain: CodeGain | null;
  problem: Problem | null;
  onConfirm: () => void;
  onEdit: () => void;
};

/** Announced by screen readers when it appears. */
const announced = { role: 'status' } as const;

export const PromotionCodeView = (props: PromotionCodeViewProps) => (
  <div className={formColumn}>
    <Panel>
      <Content {...props} />
    </Panel>
  </div>
);

function Content(props: PromotionCodeViewProps) {
  const { step, sent, offer, gain, onConfirm, onEdit } = props;
  if (step === 'sending') return <SentRequest words={words} giveUp={messages.giveUp} {...sent} />;
  if (step === 'editing' || step === 'checking') return <CodeForm {...props} isBusy={step === 'checking'} />;
  if (step === 'offered' && offer) return <Offer offer={offer} onConfirm={onConfirm} onEdit={onEdit} />;
  return gain && <Gained gain={gain} isBefore={step === 'before'} onEdit={onEdit} />;
}

type OfferProps = { offer: CodeOffer } & Pick<PromotionCodeViewProps, 'onConfirm' | 'onEdit'>;

/** What the code gives, exact, before it is used. */
function Offer({ offer: { kind, quote, endTime, promotion }, onConfirm, onEdit }: OfferProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const quoteFacts = useQuoteFacts();
  const termsOf = usePromotionTerms();
  const isGift = kind === 'gift';
  return (
    <div className={stack[16]}>
      <div {...announced} className={stack[4]}>
        <h2 className={sectionTitle}>{formatMessage(isGift ? messages.gift : messages.entry)}</h2>
        {quote ? <Money amount={money(quote.bonus)} size="amount" /> : null}
        <p className={muted}>{formatMessage(isGift ? messages.giftText : messages.entryText)}</p>
      </div>
      <KeyValues
        pairs={[
          { key: formatMessage(messages.promotion), value: promotion.title },
          ...(quote ? quoteFacts(quote) : termsOf({ ...promotion, needsCode: false })),
          { key: formatMessage(messages.expires), value: dateTime(endTime) },
        ]}
      />
      {isGift ? <BalanceRules /> : null}
      <div className={stack[8]}>
        <Button isWide onPress={onConfirm}>
          <FormattedMessage {...messages.redeem} />
        </Button>
        <Button isWide variant="ghost" onPress={onEdit}>
          <FormattedMessage {...messages.other} />
        </Button>
      </div>
    </div>
  );
}

type GainedProps = { gain: CodeGain; isBefore: boolean; onEdit: () => void };

function Gained({ gain: { amount, promotion, recordId }, isBefore, onEdit }: GainedProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { title, promotionId } = promotion;
  return (
    <Statement
      {...announced}
      tone="positive"
      glyph={circleCheckGlyph}
      heading={formatMessage(isBefore ? messages.before : messages.redeemed)}
      action={
        recordId === null ? (
          <Button href={promotionAddress(promotionId)}>
            <FormattedMessage {...messages.toDetail} />
          </Button>
        ) : (
          <Button href={recordAddress(recordId)}>
            <FormattedMessage {...messages.toRecord} />
          </Button>
        )
      }
      quiet={
        <Button variant="ghost" onPress={onEdit}>
          <FormattedMessage {...messages.other} />
        </Button>
      }
    >
      {isBefore
        ? title
        : amount === null
          ? formatMessage(gained.entry, { title })
          : formatMessage(gained.gift, { amount: money(amount), title })}
    </Statement>
  );
}

const words = {
  sending: { heading: messages.sending, text: messages.sendingText },
  tracing: { heading: messages.tracing, text: messages.sendingText },
  unanswered: { heading: messages.unanswered, text: messages.unansweredText },
  unsent: { heading: messages.unsent, text: messages.unsentText },
} as const;
