import { FormattedMessage, useIntl } from 'react-intl';
import type { PromotionInfo, PromotionQuote } from '../../../../machines/promotions/join.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Note } from '../../../ui/note/Note.js';
import { useQuoteFacts } from '../shared/quote.js';
import { allOf, joinWith, messages, notHere } from './messages.js';

type ConfirmDialogProps = {
  quote: PromotionQuote | null;
  /** Where the promotion can be played. */
  platforms: PromotionInfo['platforms'];
  isOpen: boolean;
  onConfirm: () => void;
  onEdit: () => void;
};

/**
 * What taking part gives, requires and risks, as the server computed it for this amount; and first, whether the money can be
 * played on this device at all.
 */
export function ConfirmDialog({ quote, platforms, isOpen, onConfirm, onEdit }: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { device } = useSite();
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
      {platforms.includes(device) ? null : (
        <Note tone="caution">
          <FormattedMessage {...notHere} values={{ device }} />
        </Note>
      )}
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
