import { FormattedMessage, useIntl } from 'react-intl';
import type { BankCard, WithdrawalPreview } from '../../../../machines/wallet/withdrawalTerms.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import * as form from '../shared/form.css.js';
import { orderMessages } from '../shared/messages.js';
import { messages } from './messages.js';

export type ConfirmPanelProps = {
  preview: WithdrawalPreview;
  card: BankCard;
  /** Fee or time differ from what the form showed. */
  isChanged: boolean;
  onConfirm: () => void;
  onEdit: () => void;
};

/** The exact figures. Nothing is sent before the player confirms them. */
export function ConfirmPanel({ preview, card, isChanged, onConfirm, onEdit }: ConfirmPanelProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <section aria-label={formatMessage(messages.confirmTitle)} className={form.main}>
      <div className={`${form.quote} ${stack[12]}`}>
        <h2 className={sectionTitle}>
          <FormattedMessage {...messages.confirmTitle} />
        </h2>
        {isChanged ? (
          <Note tone="caution" role="alert">
            <FormattedMessage {...messages.changed} />
          </Note>
        ) : null}
        <KeyValues
          pairs={[
            { key: formatMessage(messages.to), value: `${card.bankName} ${card.bankCardAccount}` },
            { key: formatMessage(messages.holder), value: card.bankCardName },
            { key: formatMessage(orderMessages.amount), value: money(preview.amount) },
            { key: formatMessage(orderMessages.fee), value: money(preview.fee) },
            { key: formatMessage(messages.receive), value: <strong>{money(preview.receivedAmount)}</strong> },
            { key: formatMessage(messages.arrives), value: dateTime(preview.estimatedTime) },
          ]}
        />
        {card.warning === 'holderDiffers' ? (
          <Note tone="caution">
            <FormattedMessage {...messages.holderDiffers} />
          </Note>
        ) : null}
      </div>
      <FootBar>
        <Button variant="line" onPress={onEdit} className={form.half}>
          <FormattedMessage {...messages.edit} />
        </Button>
        <Button onPress={onConfirm} className={form.half}>
          <FormattedMessage {...messages.confirm} />
        </Button>
      </FootBar>
    </section>
  );
}
