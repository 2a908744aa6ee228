import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { BillsRequest } from '../../../../machines/wallet/billFilter.js';
import type { BillsFileRef, exportColumns } from '../../../../machines/wallet/billsFile.machine.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { downloadGlyph } from '../../../ui/icon/glyphs/download.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { billReasons, billStates, billTypes, transferTypes } from '../shared/messages.js';
import { messages } from './messages.js';

type FileButtonProps = { file: BillsFileRef; request: BillsRequest };

const heads: Readonly<Record<(typeof exportColumns)[number], MessageDescriptor>> = {
  createTime: messages.when,
  billType: messages.type,
  transferType: messages.transferType,
  status: messages.status,
  reason: messages.reason,
  amount: messages.amount,
  balanceAfter: messages.after,
  gameName: messages.game,
  channelName: messages.channel,
  referenceNo: messages.reference,
  billId: messages.number,
};

/** Saves the filtered bills, with the words of the player's language. */
export function FileButton({ file, request }: FileButtonProps) {
  const { formatMessage } = useIntl();
  const { countryTimezone: timeZone, currency } = useSite();
  const stage = useSelector(file, ({ value }) => value);
  const units: Readonly<Record<string, string>> = { createTime: timeZone, amount: currency, balanceAfter: currency };
  const save = () =>
    file.send({
      type: 'billsFile.requested',
      request,
      head: Object.entries(heads).map(([column, head]) => {
        const unit = units[column];
        return unit === undefined ? formatMessage(head) : `${formatMessage(head)} (${unit})`;
      }),
      timeZone,
      words: Object.fromEntries(
        Object.entries({ ...billTypes, ...transferTypes, ...billStates, ...billReasons }).map(([name, text]) => [
          name,
          formatMessage(text),
        ]),
      ),
    });
  return (
    <>
      <Button variant="line" size="small" glyph={downloadGlyph} isPending={stage === 'loading'} onPress={save}>
        <FormattedMessage {...(stage === 'loading' ? messages.saving : messages.save)} />
      </Button>
      <output className={smallMuted}>
        {stage === 'saved' ? formatMessage(messages.saved) : null}
        {stage === 'unavailable' ? formatMessage(messages.saveFailed) : null}
      </output>
    </>
  );
}
