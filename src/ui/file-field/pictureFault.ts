import type { IntlShape } from 'react-intl';
import type { PictureFault } from '../../../machines/shared/pictures.js';
import { faultText } from '../field/faults.js';
import { problemMessage } from '../problem/messages.js';

/** Why a picture is not used: the texts of section 8. */
export const pictureFaultText = (intl: IntlShape, fault: PictureFault): string =>
  fault === 'preview' || fault === 'upload'
    ? faultText(intl, { name: fault })
    : intl.formatMessage(problemMessage(fault));
