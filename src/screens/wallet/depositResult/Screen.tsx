import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import type { DepositResultRef } from '../../../../machines/wallet/depositResult.machine.js';
import type { OrderStatusRef } from '../../../../machines/wallet/orderStatus.machine.js';
import { path } from '../../../../machines/addresses.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { paidTitle } from '../shared/Outcome.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';
import { DepositResultView, type Step } from './View.js';

export function DepositResultScreen({ result, balance }: { result: DepositResultRef; balance: BalanceRef }) {
  const { formatMessage } = useIntl();
  const step = useSelector(result, ({ value }) => value as Step);
  const found = useSelector(result, ({ context }) => context.order);
  const status = useSelector(result, ({ children }) => children.orderStatus as OrderStatusRef | undefined);
  const seen = useSelector(status, (snapshot) => snapshot?.context);
  const order = seen?.order ?? found;
  return (
    <>
      <PageHeader
        title={formatMessage(step === 'paid' ? paidTitle : messages.title)}
        back={{ label: formatMessage(shared.back), href: step === 'visitor' ? path.home : path.wallet }}
      />
      <div className={page}>
        <DepositResultView
          step={step}
          order={order}
          balance={useSelector(balance, ({ context }) => context.info)}
          now={seen?.now ?? order?.readAt ?? 0}
          onLogin={() => result.send({ type: 'depositResult.loginRequested' })}
          onRetry={() => result.send({ type: 'depositResult.retried' })}
        />
      </div>
    </>
  );
}
