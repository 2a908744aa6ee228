import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { Order } from '../../../../machines/wallet/order.js';
import { useDates, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { triangleAlertGlyph } from '../../../ui/icon/glyphs/triangle-alert.js';
import { detailAndAction, stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { CancelDialog } from '../shared/CancelDialog.js';
import { OrderFacts } from '../shared/OrderFacts.js';
import { OrderTimeline } from '../shared/OrderTimeline.js';
import * as css from './deposit.css.js';
import { messages, payOnce, rich } from './messages.js';
import { PayPanel } from './PayPanel.js';
import type { Stage } from './stage.js';

export type PaymentViewProps = {
  order: Order;
  /** ms of this device's clock. */
  now: number;
  stage: Stage;
  /** The player said that the order is paid. */
  isClaimed: boolean;
  problem: Problem | null;
  onOpen: () => void;
  onClaim: () => void;
  onAnother: () => void;
  onCancel: () => void;
  onCancelConfirm: () => void;
  onCancelWithdraw: () => void;
};

/** On a phone the panels are stacked. On desktop the code stands beside the steps of the order, both in the first view. */
export function PaymentView(props: PaymentViewProps) {
  const { order, stage, onCancelConfirm, onCancelWithdraw } = props;
  const isDesktop = useSite().device === 'pc';
  const dialog = (
    <CancelDialog
      amount={stage === 'askingCancel' || stage === 'cancelling' ? order.amount : null}
      isPending={stage === 'cancelling'}
      onConfirm={onCancelConfirm}
      onKeep={onCancelWithdraw}
    />
  );
  if (!isDesktop) {
    return (
      <div className={stack[12]}>
        <Paying {...props} />
        <Way {...props} />
        <Decision {...props} />
        {dialog}
      </div>
    );
  }
  return (
    <div className={detailAndAction}>
      <div className={stack[16]}>
        <Paying {...props} />
        <Decision {...props} />
      </div>
      <div className={stack[16]}>
        <Way {...props} />
        <h2 className={sectionTitle}>
          <FormattedMessage {...messages.yourOrder} />
        </h2>
        <OrderFacts order={order} />
      </div>
      {dialog}
    </div>
  );
}

const bold = (parts: ReactNode) => <b>{parts}</b>;

const Paying = ({ order, stage, isClaimed, onOpen }: PaymentViewProps) => (
  <>
    <PayPanel order={order} isOpening={stage === 'opening'} isBlocked={stage === 'blocked'} onOpen={onOpen} />
    {isClaimed ? <NotSeen readAt={order.serverTime} /> : null}
    <Note tone="caution" glyph={triangleAlertGlyph}>
      <FormattedMessage {...payOnce} values={{ b: bold }} />
    </Note>
  </>
);

const Way = ({ order, now }: PaymentViewProps) => (
  <Panel>
    <OrderTimeline order={order} now={now} />
  </Panel>
);

/** The response to "I have paid". Only the first sentence is in the live region, because every poll changes the second. */
function NotSeen({ readAt }: { readAt: string }) {
  const { time } = useDates();
  return (
    <Note>
      <output>
        <FormattedMessage {...messages.notSeen} />
      </output>{' '}
      <FormattedMessage {...rich.checked} values={{ time: time(readAt) }} />
    </Note>
  );
}

function Decision({ stage, problem, onAnother, onCancel, onClaim }: PaymentViewProps) {
  return (
    <>
      <Refusal problem={problem} />
      <Button variant="ghost" onPress={onAnother} className={css.another}>
        <FormattedMessage {...messages.another} />
      </Button>
      <FootBar>
        <Button variant="line" onPress={onCancel} isDisabled={stage === 'opening'}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button onPress={onClaim}>
          <FormattedMessage {...messages.claim} />
        </Button>
      </FootBar>
    </>
  );
}
