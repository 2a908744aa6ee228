import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import { gameDetailAddress } from '../../../../machines/lobby/addresses.js';
import { originAddress } from '../../../../machines/wallet/billOrigin.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { BillAmount, BillStatus, billTitle } from '../shared/BillRow.js';
import { billTypes, messages as shared } from '../shared/messages.js';
import * as css from './bills.css.js';
import { messages } from './messages.js';
import type { DetailStage } from './selectors.js';

export type BillDialogProps = { stage: DetailStage; bill: Bill | null; onClose: () => void; onRetry: () => void };

/** All figures of one bill. */
export function BillDialog({ stage, bill, onClose, onRetry }: BillDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={stage !== 'hidden'}
      onClose={onClose}
      isMaskClosing
      closeLabel={formatMessage(messages.close)}
      actions={stage === 'open' && bill ? <Origin bill={bill} /> : undefined}
      title={formatMessage(messages.detail)}
    >
      {stage === 'open' && bill ? <Facts bill={bill} /> : null}
      {stage === 'loading' ? (
        <Loading label={formatMessage(messages.finding)}>
          <SkeletonText lines={6} />
        </Loading>
      ) : null}
      {stage === 'missing' ? (
        <Note
          tone="quiet"
          role="alert"
          action={
            <Button variant="line" size="small" href={path.findPayment}>
              <FormattedMessage {...shared.findPayment} />
            </Button>
          }
        >
          <FormattedMessage {...messages.missing} />
        </Note>
      ) : null}
      {stage === 'unavailable' ? (
        <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.unread} />
        </RetryNote>
      ) : null}
    </Dialog>
  );
}

const origins: Readonly<Record<NonNullable<Bill['origin']>, MessageDescriptor>> = {
  deposit: messages.toDeposit,
  manualDeposit: messages.toDeposit,
  withdrawal: messages.toWithdrawal,
  promotionRecord: messages.toParticipation,
};

/** The way to what moved the money. */
function Origin({ bill }: { bill: Bill }) {
  const { gameId, origin } = bill;
  const address = gameId === null ? originAddress(bill) : gameDetailAddress(gameId);
  const label: MessageDescriptor = gameId !== null || origin === null ? messages.toGame : origins[origin];
  return address === null ? null : (
    <Button variant="soft" isWide href={address}>
      <FormattedMessage {...label} />
    </Button>
  );
}

function Facts({ bill }: { bill: Bill }) {
  const intl = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { gameName, channelName, balanceAfter } = bill;
  const word = intl.formatMessage;
  return (
    <>
      <p className={css.figure}>
        <BillAmount amount={bill.amount} status={bill.status} size="amount" />
        <BillStatus status={bill.status} reason={bill.reason} />
      </p>
      <KeyValues
        pairs={[
          { key: word(messages.what), value: billTitle(bill, intl) },
          { key: word(messages.type), value: word(billTypes[bill.billType]) },
          ...(gameName === null ? [] : [{ key: word(messages.game), value: gameName }]),
          ...(channelName === null ? [] : [{ key: word(messages.channel), value: channelName }]),
          { key: word(messages.when), value: dateTime(bill.createTime) },
          ...(balanceAfter === null ? [] : [{ key: word(messages.after), value: money(balanceAfter) }]),
          { key: word(messages.reference), value: <CopyableNumber>{bill.referenceNo}</CopyableNumber> },
          { key: word(messages.number), value: <CopyableNumber>{bill.billId}</CopyableNumber> },
        ]}
      />
    </>
  );
}
