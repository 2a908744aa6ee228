import { FormattedMessage, useIntl } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Note } from '../../../ui/note/Note.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { BillAmount, BillStatus, billTitle } from '../shared/BillRow.js';
import { billTypes } from '../shared/messages.js';
import { OrderNo } from '../shared/OrderFacts.js';
import * as css from './bills.css.js';
import { messages } from './messages.js';
import type { DetailStage } from './selectors.js';

export type BillDialogProps = { stage: DetailStage; bill: Bill | null; onClose: () => void; onRetry: () => void };

/** All figures of one bill. */
export function BillDialog({ stage, bill, onClose, onRetry }: BillDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={stage !== 'closed'}
      onClose={onClose}
      isMaskClosing
      closeLabel={formatMessage(messages.close)}
      title={formatMessage(messages.detail)}
    >
      {stage === 'open' && bill ? <Facts bill={bill} /> : null}
      {stage === 'finding' ? (
        <Loading label={formatMessage(messages.finding)}>
          <SkeletonText lines={6} />
        </Loading>
      ) : null}
      {stage === 'missing' ? (
        <Note tone="quiet" role="alert">
          <FormattedMessage {...messages.missing} />
        </Note>
      ) : null}
      {stage === 'unread' ? (
        <Note
          tone="critical"
          role="alert"
          action={
            <Button variant="line" size="small" onPress={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        >
          <FormattedMessage {...messages.unread} />
        </Note>
      ) : null}
    </Dialog>
  );
}

function Facts({ bill }: { bill: Bill }) {
  const intl = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { gameName, channelName } = bill;
  const word = intl.formatMessage;
  return (
    <>
      <p className={css.figure}>
        <BillAmount amount={bill.amount} status={bill.status} size="amount" />
        <BillStatus status={bill.status} />
      </p>
      <KeyValues
        pairs={[
          { key: word(messages.what), value: billTitle(bill, intl) },
          { key: word(messages.type), value: word(billTypes[bill.billType]) },
          ...(gameName === null ? [] : [{ key: word(messages.game), value: gameName }]),
          ...(channelName === null ? [] : [{ key: word(messages.channel), value: channelName }]),
          { key: word(messages.when), value: dateTime(bill.createTime) },
          { key: word(messages.after), value: money(bill.balanceAfter) },
          { key: word(messages.reference), value: <OrderNo>{bill.referenceNo}</OrderNo> },
          { key: word(messages.number), value: <OrderNo>{bill.billId}</OrderNo> },
        ]}
      />
    </>
  );
}
