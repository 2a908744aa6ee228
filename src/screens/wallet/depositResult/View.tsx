import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { DepositResultRef } from '../../../../machines/wallet/depositResult.machine.js';
import type { BalanceInfo } from '../../../../machines/vocabulary.js';
import type { Order } from '../../../../machines/wallet/order.js';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Outcome, type End } from '../shared/Outcome.js';
import { OrderTimeline } from '../shared/OrderTimeline.js';
import { StatusMessage } from '../shared/StatusMessage.js';
import * as css from './depositResult.css.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';

export type Step = Exclude<ReturnType<DepositResultRef['getSnapshot']>['value'], 'sorting'>;
export type DepositResultViewProps = {
  step: Step;
  order: Order | null;
  balance: BalanceInfo | null;
  /** ms of this device's clock. */
  now: number;
  onLogin: () => void;
  onRetry: () => void;
};

export const DepositResultView = (props: DepositResultViewProps) => (
  <div className={css.column}>{steps[props.step](props)}</div>
);

const say = (text: MessageDescriptor) => <FormattedMessage {...text} />;

const steps: Readonly<Record<Step, (props: DepositResultViewProps) => ReactNode>> = {
  identifying: () => <StatusMessage isBusy heading={messages.busy} text={messages.busyText} />,
  loading: () => <StatusMessage isBusy heading={messages.busy} text={messages.busyText} />,
  visitor: ({ onLogin }) => (
    <StatusMessage
      heading={messages.visitor}
      text={messages.visitorText}
      action={<Button onPress={onLogin}>{say(messages.login)}</Button>}
    />
  ),
  awaitingPayment: (props) => (
    <>
      <StatusMessage heading={messages.waiting} text={messages.waitingText} />
      <Way {...props} />
    </>
  ),
  unanswered: ({ onRetry }) => (
    <StatusMessage
      isAlert
      heading={messages.unanswered}
      text={messages.unansweredText}
      action={<Button onPress={onRetry}>{say(messages.askAgain)}</Button>}
    />
  ),
  missing: () => (
    <StatusMessage
      isAlert
      heading={messages.missing}
      text={messages.missingText}
      action={<Button href={path.wallet}>{say(messages.toWallet)}</Button>}
      quiet={
        <Button variant="ghost" href={path.findPayment}>
          {say(shared.findPayment)}
        </Button>
      }
    />
  ),
  paid: (props) => <Ended {...props} end="paid" />,
  declined: (props) => <Ended {...props} end="declined" />,
  expired: (props) => <Ended {...props} end="expired" />,
  cancelled: (props) => <Ended {...props} end="cancelled" />,
};

const Ended = ({ end, order, balance, onRetry, ...rest }: DepositResultViewProps & { end: End }) => (
  <div className={stack[16]}>
    <Panel>
      <Outcome end={end} order={order} balance={balance} onAskAgain={onRetry} />
    </Panel>
    <Way {...rest} order={order} balance={balance} onRetry={onRetry} />
  </div>
);

const Way = ({ order, now }: DepositResultViewProps) =>
  order ? (
    <Panel>
      <OrderTimeline order={order} now={now} />
    </Panel>
  ) : null;
