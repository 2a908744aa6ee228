import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { DepositFormRef } from '../../../../machines/wallet/depositForm.machine.js';
import type { LeftGame } from '../../../../machines/wallet/depositPages.js';
import type { BalanceInfo } from '../../../../machines/vocabulary.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { Order } from '../../../../machines/wallet/order.js';
import type { OrderPaymentRef } from '../../../../machines/wallet/orderPayment.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { SentPanel, SentRequest, type SentWords } from '../../../ui/statement/SentRequest.js';
import { OrderFacts } from '../shared/OrderFacts.js';
import { OrderTimeline } from '../shared/OrderTimeline.js';
import { Outcome, type End } from '../shared/Outcome.js';
import { messages as shared } from '../shared/messages.js';
import { FormPart } from './FormPart.js';
import { messages } from './messages.js';
import { PaymentPart } from './PaymentPart.js';
import * as css from './deposit.css.js';
import type { Step } from './selectors.js';
import { BrokenForm } from '../shared/BrokenForm.js';
import { StatusMessage } from '../shared/StatusMessage.js';

export type StepViewProps = {
  step: Step;
  order: Order | null;
  balance: BalanceInfo | null;
  form: DepositFormRef | undefined;
  write: KeyedWriteRef | undefined;
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

const orderWords: SentWords = {
  sending: { heading: messages.creating, text: messages.creatingText },
  tracing: { heading: messages.tracing, text: messages.tracingText },
  unanswered: { heading: messages.unanswered, text: messages.unansweredText },
  unsent: { heading: messages.unsent, text: messages.unsentText },
};

const steps: Readonly<Record<Step, (props: StepViewProps) => ReactNode>> = {
  editing: ({ form }) => (form ? <FormPart form={form} /> : null),
  broken: ({ onRetry }) => <BrokenForm onRetry={onRetry} />,
  reservingKey: ({ write }) => <SentPanel write={write} words={orderWords} />,
  sending: ({ write }) => <SentPanel write={write} words={orderWords} />,
  loading: () => <StatusMessage isBusy {...orderWords.tracing} />,
  unanswered: ({ onRetry }) => (
    <Panel>
      <SentRequest step="unanswered" words={orderWords} onRetry={onRetry} />
    </Panel>
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
