import type { IntlShape } from 'react-intl';
import type { ReceiptFault } from '../../../machines/wallet/receipts.js';
import { faultText } from '../field/faults.js';
import { problemMessage } from '../problem/messages.js';

/** Why a picture is not used: the texts of section 8. */
export const pictureFaultText = (intl: IntlShape, fault: ReceiptFault): string =>
  fault === 'preview' || fault === 'upload'
    ? faultText(intl, { name: fault })
    : intl.formatMessage(problemMessage(fault));
