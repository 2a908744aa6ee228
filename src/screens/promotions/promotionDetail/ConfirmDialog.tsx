import { FormattedMessage, useIntl } from 'react-intl';
import type { PromotionQuote } from '../../../../machines/promotions/join.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { allOf, joinWith, messages } from './messages.js';

type ConfirmDialogProps = { quote: PromotionQuote | null; isOpen: boolean; onConfirm: () => void; onEdit: () => void };

/** A condition that asks for nothing is left out. */
const when = (isShown: boolean, key: string, value: string) => (isShown ? [{ key, value }] : []);

/** What taking part gives, requires and risks, as the server computed it for this amount. */
export function ConfirmDialog({ quote, isOpen, onConfirm, onEdit }: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  if (!quote) return null;
  const { amount, bonus, requiredBet, requiredNetWin, requiredBalance, freeSpins, deadline, balanceAfter } = quote;
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
          { key: formatMessage(messages.bonus), value: money(bonus) },
          ...when(freeSpins > 0, formatMessage(messages.freeSpins), formatCount(freeSpins)),
          ...when(requiredBet > 0, formatMessage(messages.stakes), money(requiredBet)),
          ...when(requiredNetWin > 0, formatMessage(messages.netWin), money(requiredNetWin)),
          ...when(requiredBalance > 0, formatMessage(messages.balance), money(requiredBalance)),
          { key: formatMessage(messages.deadline), value: dateTime(deadline) },
          { key: formatMessage(messages.risk), value: formatMessage(allOf, { amount: money(amount) }) },
          { key: formatMessage(messages.after), value: money(balanceAfter) },
        ]}
      />
    </Dialog>
  );
}
