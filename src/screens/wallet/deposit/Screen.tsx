import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { DepositRef } from '../../../../machines/wallet/deposit.machine.js';
import type { LeftGame } from '../../../../machines/wallet/depositPages.js';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { StepView } from './StepView.js';
import { paidTitle } from '../shared/Outcome.js';
import { WalletHeader } from '../shared/WalletHeader.js';

/** `game`: the one that the player left to top up. */
export function DepositScreen({
  deposit,
  balance,
  game = null,
}: {
  deposit: DepositRef;
  balance: BalanceRef;
  game?: LeftGame | null;
}) {
  const { formatMessage } = useIntl();
  const step = useSelector(deposit, select.selectStep);
  return (
    <>
      <WalletHeader title={formatMessage(step === 'paid' ? paidTitle : messages.title)} hasBills />
      <div className={page}>
        <StepView
          step={step}
          balance={useSelector(balance, ({ context }) => context.info)}
          order={useSelector(deposit, select.selectOrder)}
          form={useSelector(deposit, select.selectForm)}
          write={useSelector(deposit, select.selectWrite)}
          payment={useSelector(deposit, select.selectPayment)}
          game={game}
          onRetry={() => deposit.send({ type: 'deposit.retried' })}
          onRestart={() => deposit.send({ type: 'deposit.restarted' })}
        />
      </div>
    </>
  );
}
