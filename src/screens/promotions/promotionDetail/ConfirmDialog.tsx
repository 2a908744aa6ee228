import { FormattedMessage, useIntl } from 'react-intl';
import type { PromotionQuote } from '../../../../machines/promotions/join.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { useQuoteFacts } from '../shared/quote.js';
import { allOf, joinWith, messages } from './messages.js';

type ConfirmDialogProps = { quote: PromotionQuote | null; isOpen: boolean; onConfirm: () => void; onEdit: () => void };

/** What taking part gives, requires and risks, as the server computed it for this amount. */
export function ConfirmDialog({ quote, isOpen, onConfirm, onEdit }: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const factsOf = useQuoteFacts();
  if (!quote) return null;
  const { amount, balanceAfter } = quote;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onEdit}
      title={formatMessage(messages.confirmTitle)}
      lead={formatMessage(messages.confirmLead)}
      actions={
        <>
          <Button isWide onPress={onConfirm}>
            {formatMessage(joinWith, { amount: money(amount) })}
          </Button>
          <Button isWide variant="ghost" onPress={onEdit}>
            <FormattedMessage {...messages.back} />
          </Button>
        </>
      }
    >
      <KeyValues
        pairs={[
          ...factsOf(quote),
          { key: formatMessage(messages.risk), value: formatMessage(allOf, { amount: money(amount) }) },
          { key: formatMessage(messages.after), value: money(balanceAfter) },
        ]}
      />
    </Dialog>
  );
}
