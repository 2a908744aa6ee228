import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { DepositFormRef } from '../../../../machines/wallet/depositForm.machine.js';
import type { LeftGame } from '../../../../machines/wallet/depositPages.js';
import type { BalanceInfo } from '../../../../machines/vocabulary.js';
import type { Order } from '../../../../machines/wallet/order.js';
import type { OrderPaymentRef } from '../../../../machines/wallet/orderPayment.machine.js';
import type { OrderPlacementRef } from '../../../../machines/wallet/orderPlacement.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { OrderFacts } from '../shared/OrderFacts.js';
import { OrderTimeline } from '../shared/OrderTimeline.js';
import { Outcome, type End } from '../shared/Outcome.js';
import { messages as shared } from '../shared/messages.js';
import { FormPart } from './FormPart.js';
import { messages } from './messages.js';
import { PaymentPart } from './PaymentPart.js';
import { PlacementPart } from './PlacementPart.js';
import * as css from './deposit.css.js';
import type { Step } from './selectors.js';
import { BrokenForm } from '../shared/BrokenForm.js';
import { StatusMessage } from '../shared/StatusMessage.js';

export type StepViewProps = {
  step: Step;
  order: Order | null;
  balance: BalanceInfo | null;
  form: DepositFormRef | undefined;
  placement: OrderPlacementRef | undefined;
  payment: OrderPaymentRef | undefined;
  game: LeftGame | null;
  onRetry: () => void;
  onRestart: () => void;
};

/** The form is the first step of the page and takes no focus; every later step replaces another one and takes the focus. */
export const StepView = (props: StepViewProps) =>
  props.step === 'editing' ? (
    steps.editing(props)
  ) : (
    <FocusedStep key={stepKey[props.step] ?? props.step}>{steps[props.step](props)}</FocusedStep>
  );

/** Reserving the key and placing the order are one step for the player, so they share a key. */
const stepKey: Partial<Record<Step, string>> = { reservingKey: 'sending' };

const steps: Readonly<Record<Step, (props: StepViewProps) => ReactNode>> = {
  editing: ({ form }) => (form ? <FormPart form={form} /> : null),
  broken: ({ onRetry }) => <BrokenForm onRetry={onRetry} />,
  reservingKey: () => <StatusMessage isBusy heading={messages.creating} text={messages.creatingText} />,
  sending: ({ placement }) => (placement ? <PlacementPart placement={placement} /> : null),
  loading: () => <StatusMessage isBusy heading={messages.tracing} text={messages.tracingText} />,
  unanswered: ({ onRetry }) => (
    <StatusMessage
      isAlert
      heading={messages.unanswered}
      text={messages.unansweredText}
      action={
        <Button onPress={onRetry}>
          <FormattedMessage {...messages.askAgain} />
        </Button>
      }
    />
  ),
  missing: ({ onRestart }) => (
    <StatusMessage
      isAlert
      heading={messages.missing}
      text={messages.missingText}
      action={
        <Button onPress={onRestart}>
          <FormattedMessage {...messages.anew} />
        </Button>
      }
      quiet={
        <Button variant="ghost" href={path.findPayment}>
          <FormattedMessage {...shared.findPayment} />
        </Button>
      }
    />
  ),
  awaitingPayment: ({ payment, onRestart }) =>
    payment ? <PaymentPart payment={payment} onAnother={onRestart} /> : null,
  paid: (props) => <Ended {...props} end="paid" />,
  declined: (props) => <Ended {...props} end="declined" />,
  expired: (props) => <Ended {...props} end="expired" />,
  cancelled: (props) => <Ended {...props} end="cancelled" />,
};

/** The result of the order, with its steps and figures. */
const Ended = ({ end, order, balance, game, onRetry, onRestart }: StepViewProps & { end: End }) => (
  <div className={css.ended}>
    <Panel>
      <Outcome end={end} order={order} balance={balance} game={game} onRestart={onRestart} onAskAgain={onRetry} />
    </Panel>
    {order ? (
      <div className={stack[16]}>
        <Panel>
          <OrderTimeline order={order} />
        </Panel>
        <Panel>
          <OrderFacts order={order} />
        </Panel>
      </div>
    ) : null}
  </div>
);
