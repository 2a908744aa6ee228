import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { SessionRef } from '../../../../machines/access/session.machine.js';
import type { PaymentSearchRef } from '../../../../machines/wallet/paymentSearch.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { WalletHeader } from '../shared/WalletHeader.js';
import { messages as shared } from '../shared/messages.js';
import * as select from './selectors.js';
import { PaymentSearchView } from './View.js';

export type PaymentSearchScreenProps = { search: PaymentSearchRef; session: SessionRef };

export function PaymentSearchScreen({ search, session }: PaymentSearchScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <WalletHeader title={formatMessage(shared.findPayment)} hasBills />
      <div className={page}>
        <PaymentSearchView
          panel={useSelector(search, select.selectPanel)}
          typed={useSelector(search, select.selectTyped)}
          number={useSelector(search, select.selectNumber)}
          answer={useSelector(search, select.selectAnswer)}
          problem={useSelector(search, select.selectProblem)}
          username={useSelector(session, select.selectUsername)}
          onType={(number) => search.send({ type: 'paymentSearch.typed', number })}
          onSubmit={(number) => search.send({ type: 'paymentSearch.submitted', number })}
          onRetry={() => search.send({ type: 'paymentSearch.retried' })}
        />
      </div>
    </>
  );
}
