import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ReceiptsRef } from '../../../../machines/wallet/receipts.machine.js';
import { useSite } from '../../../i18n/site.js';
import { faultText } from '../../../ui/field/faults.js';
import { FileField } from '../../../ui/file-field/FileField.js';
import { stack } from '../../../ui/layout/layout.css.js';
import * as css from './manualDeposit.css.js';
import { messages } from './messages.js';
import { ReceiptRow } from './ReceiptRow.js';
import * as select from './selectors.js';

type ReceiptsFieldProps = {
  receipts: ReceiptsRef;
  isHeld: boolean;
  /** Why the form was not accepted, if it was because of the pictures. */
  error: string | null;
};

/** What the picker offers. A phone that takes photos in another format converts them. */
const accept = 'image/jpeg,image/png,image/webp';

/** One to four pictures of the receipt, by camera or from the gallery. */
export function ReceiptsField({ receipts, isHeld, error }: ReceiptsFieldProps) {
  const intl = useIntl();
  const { device } = useSite();
  const items = useSelector(receipts, select.selectItems);
  const fault = useSelector(receipts, select.selectReceiptsFault);
  const isFull = useSelector(receipts, select.selectIsFull);
  const own = fault === 'fileCount' ? faultText(intl, { name: fault }) : fault && intl.formatMessage(messages.same);
  return (
    <FileField
      label={intl.formatMessage(messages.receipts)}
      prompt={intl.formatMessage(messages.choose)}
      {...(device === 'pc' ? {} : { cameraPrompt: intl.formatMessage(messages.camera) })}
      hint={intl.formatMessage(messages.receiptsHint)}
      accept={accept}
      isMultiple
      isDisabled={isHeld || isFull}
      error={own ?? error}
      onPick={(files) =>
        receipts.send({
          type: 'receipts.picked',
          pictures: files.map((file) => ({ name: file.name, size: file.size, content: file })),
        })
      }
    >
      {items.length === 0 ? null : (
        <ul aria-label={intl.formatMessage(messages.receipts)} className={`${stack[8]} ${css.receipts}`}>
          {items.map(({ id, ref }) => (
            <ReceiptRow key={id} upload={ref} onRemove={() => receipts.send({ type: 'receipts.removed', id })} />
          ))}
        </ul>
      )}
    </FileField>
  );
}
