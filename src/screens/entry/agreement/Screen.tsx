import { useSelector } from '@xstate/react';
import type { AgreementRef } from '../../../../machines/entry/agreement.machine.js';
import * as select from './selectors.js';
import { AgreementView } from './View.js';

export const AgreementScreen = ({ agreement }: { agreement: AgreementRef }) => (
  <AgreementView
    type={useSelector(agreement, select.selectType)}
    agreement={useSelector(agreement, select.selectAgreement)}
    isUnavailable={useSelector(agreement, select.selectIsUnavailable)}
    onRetry={() => agreement.send({ type: 'agreement.retried' })}
  />
);
