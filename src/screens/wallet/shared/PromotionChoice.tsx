import { FormattedMessage, useIntl } from 'react-intl';
import {
  draftedPromotion,
  type DepositOffer,
  type DepositPromotion,
} from '../../../../machines/wallet/depositOffer.js';
import { useMoney } from '../../../i18n/site.js';
import { giftGlyph } from '../../../ui/icon/glyphs/gift.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { messages as shared } from './messages.js';
import { promotionMessages as messages, promotionRich as rich } from './promotionMessages.js';
import type { Bonus } from './useBonus.js';

export type PromotionChoiceProps = {
  offer: Pick<DepositOffer, 'promotions'>;
  /** The promotion that the player or the address chose, whether or not it is available. */
  activityId: string | null;
  /** Minor units; null while the text is no amount. */
  amount: number | null;
  bonus: Bonus;
  onChoose: (activityId: string | null) => void;
  onRetry: () => void;
};

/** The value of the card for a deposit without a promotion. No activity has an empty id. */
const none = '';
/** Read out by screen readers when it appears. */
const announced = { role: 'status' } as const;

/** The promotions of a deposit, and what the chosen one adds to it. */
export function PromotionChoice({ offer, activityId, amount, bonus, onChoose, onRetry }: PromotionChoiceProps) {
  const { formatMessage } = useIntl();
  const { short } = useMoney();
  if (offer.promotions === null)
    return (
      <Note tone="quiet">
        <FormattedMessage {...messages.unread} />
      </Note>
    );
  const chosen = draftedPromotion(offer, activityId);
  const isGone = activityId !== null && chosen === undefined;
  if (offer.promotions.length === 0 && !isGone) return null;
  const noteOf = ({ isAvailable, firstDepositOnly, summary, minAmount, maxBonus }: DepositPromotion): string => {
    if (isAvailable) return formatMessage(rich.terms, { summary, min: short(minAmount), most: short(maxBonus) });
    return formatMessage(firstDepositOnly ? messages.firstOnly : messages.usedUp);
  };
  return (
    <div className={stack[12]}>
      <RadioCards
        name="activityId"
        label={formatMessage(messages.label)}
        value={chosen?.activityId ?? none}
        onChange={(id) => onChoose(id === none ? null : id)}
        cards={[
          { id: none, title: formatMessage(messages.none) },
          ...offer.promotions.map((promotion) => ({
            id: promotion.activityId,
            title: promotion.title,
            note: noteOf(promotion),
            glyph: giftGlyph,
            isDisabled: !promotion.isAvailable,
          })),
        ]}
      />
      {isGone ? (
        <Note tone="caution" {...announced}>
          <FormattedMessage {...messages.gone} />
        </Note>
      ) : null}
      {chosen ? <BonusNote promotion={chosen} amount={amount} bonus={bonus} onRetry={onRetry} /> : null}
    </div>
  );
}

type BonusNoteProps = Pick<PromotionChoiceProps, 'amount' | 'bonus' | 'onRetry'> & { promotion: DepositPromotion };

/** The exact bonus by the server, or what this deposit lacks to get it. */
function BonusNote({ promotion, amount, bonus: { stage, quote, problem }, onRetry }: BonusNoteProps) {
  const { money, short } = useMoney();
  const textOf = useProblemText();
  if (amount === null)
    return (
      <Note>
        <FormattedMessage {...messages.enterAmount} />
      </Note>
    );
  if (amount < promotion.minAmount)
    return (
      <Note tone="caution">
        <FormattedMessage
          {...rich.tooLittle}
          values={{ min: short(promotion.minAmount), more: money(promotion.minAmount - amount) }}
        />
      </Note>
    );
  if (stage === 'shown' && quote)
    return (
      <Note tone="positive" {...announced} glyph={giftGlyph}>
        <FormattedMessage {...rich.adds} values={{ bonus: money(quote.bonus) }} />{' '}
        <FormattedMessage {...rich.stakes} values={{ amount: money(quote.turnover) }} />
      </Note>
    );
  if (stage === 'refused' && problem)
    return (
      <Note tone="caution" {...announced}>
        {textOf(problem)}
      </Note>
    );
  if (stage === 'unavailable')
    return (
      <RetryNote tone="quiet" retry={<FormattedMessage {...shared.retry} />} onRetry={onRetry}>
        <FormattedMessage {...messages.unknown} />
      </RetryNote>
    );
  return stage === 'empty' ? null : (
    <Note tone="quiet">
      <FormattedMessage {...messages.computing} />
    </Note>
  );
}
