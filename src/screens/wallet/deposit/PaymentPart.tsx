import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../../../machines/wallet/order.js';
import type { OrderPaymentRef } from '../../../../machines/wallet/orderPayment.machine.js';
import type { OrderStatusRef } from '../../../../machines/wallet/orderStatus.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { messages } from './messages.js';
import { PaymentView } from './PaymentView.js';
import { stageOf } from './stage.js';
import { StatusMessage } from '../shared/StatusMessage.js';

/** An open order: the player pays it, waits, or cancels it. */
export function PaymentPart({ payment, onAnother }: { payment: OrderPaymentRef; onAnother: () => void }) {
  const stage = useSelector(payment, stageOf);
  const isClaimed = useSelector(payment, ({ context }) => context.isClaimed);
  const problem = useSelector(payment, ({ context }) => context.problem);
  const placed = useSelector(payment, ({ context }) => context.order);
  const status = useSelector(payment, ({ children }) => children.orderStatus as OrderStatusRef | undefined);
  const seen = useSelector(status, (snapshot) => snapshot?.context);
  const order: Order = seen?.order ?? placed;

  if (stage === 'unavailable') {
    return (
      <StatusMessage
        isAlert
        heading={messages.unanswered}
        text={messages.unwatched}
        action={
          <Button onPress={() => payment.send({ type: 'orderPayment.retried' })}>
            <FormattedMessage {...messages.askAgain} />
          </Button>
        }
      />
    );
  }
  return (
    <PaymentView
      order={order}
      now={seen?.now ?? order.readAt}
      stage={stage}
      isClaimed={isClaimed}
      problem={problem}
      onOpen={() => payment.send({ type: 'orderPayment.gatewayRequested' })}
      onClaim={() => payment.send({ type: 'orderPayment.claimed' })}
      onAnother={onAnother}
      onCancel={() => payment.send({ type: 'orderPayment.cancelRequested' })}
      onCancelConfirm={() => payment.send({ type: 'orderPayment.cancelConfirmed' })}
      onCancelWithdraw={() => payment.send({ type: 'orderPayment.cancelWithdrawn' })}
    />
  );
}
