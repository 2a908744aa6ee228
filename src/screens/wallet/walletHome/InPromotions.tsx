import { FormattedMessage, useIntl } from 'react-intl';
import { recordAddress } from '../../../../machines/promotions/addresses.js';
import type { PromotionRecord } from '../../../../machines/promotions/ending.js';
import { useMoney } from '../../../i18n/site.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { messages } from './messages.js';

type InPromotionsProps = { records: readonly PromotionRecord[] | null; hasFailed: boolean; onRetry: () => void };

/** Money in promotions: one row for each participation, never added to the balance. */
export function InPromotions({ records, hasFailed, onRetry }: InPromotionsProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <>
      {hasFailed ? (
        <RetryNote tone="caution" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.inPromotionFailed} />
        </RetryNote>
      ) : null}
      {records && records.length > 0 ? (
        <List label={formatMessage(messages.inPromotion)}>
          {records.map(({ recordId, title, promotionBalance }) => (
            <ListRow
              key={recordId}
              glyph={ticketPercentGlyph}
              tone="accent"
              title={title}
              note={formatMessage(messages.inPromotion)}
              value={<Money amount={money(promotionBalance)} />}
              href={recordAddress(recordId)}
            />
          ))}
        </List>
      ) : null}
    </>
  );
}
