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

/**
 * On a phone the panels are stacked. On desktop the code stands beside the steps of the order, both in the first view. The
 * cancellation belongs to the order and is under its steps, far from "I have paid"; another deposit is the page's last word.
 */
export function PaymentView(props: PaymentViewProps) {
  const { order, stage, onCancelConfirm, onCancelWithdraw } = props;
  const isDesktop = useSite().device === 'pc';
  const dialog = (
    <CancelDialog
      amount={stage === 'confirming' || stage === 'sending' ? order.amount : null}
      isPending={stage === 'sending'}
      onConfirm={onCancelConfirm}
      onKeep={onCancelWithdraw}
    />
  );
  if (!isDesktop) {
    return (
      <div className={stack[12]}>
        <Paying {...props} />
        <Way {...props} />
        <Another {...props} />
        <Claim {...props} />
        {dialog}
      </div>
    );
  }
  return (
    <div className={detailAndAction}>
      <div className={stack[16]}>
        <Paying {...props} />
        <Claim {...props} />
      </div>
      <div className={stack[16]}>
        <Way {...props} />
        <h2 className={sectionTitle}>
          <FormattedMessage {...messages.yourOrder} />
        </h2>
        <OrderFacts order={order} />
        <Another {...props} />
      </div>
      {dialog}
    </div>
  );
}

const bold = (parts: ReactNode) => <b>{parts}</b>;

const Paying = ({ order, now, stage, isClaimed, onOpen }: PaymentViewProps) => (
  <>
    <PayPanel order={order} now={now} isOpening={stage === 'opening'} isBlocked={stage === 'blocked'} onOpen={onOpen} />
    {isClaimed ? <NotSeen readAt={order.serverTime} /> : null}
    <Note tone="caution" glyph={triangleAlertGlyph}>
      <FormattedMessage {...payOnce} values={{ b: bold }} />
    </Note>
  </>
);

const Way = ({ order, stage, problem, onCancel }: PaymentViewProps) => (
  <Panel>
    <div className={stack[16]}>
      <OrderTimeline order={order} />
      <Refusal problem={problem} />
      <Button variant="line" onPress={onCancel} isDisabled={stage === 'opening'}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </div>
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

const Another = ({ onAnother }: PaymentViewProps) => (
  <Button variant="ghost" onPress={onAnother} className={css.another}>
    <FormattedMessage {...messages.another} />
  </Button>
);

const Claim = ({ onClaim }: PaymentViewProps) => (
  <FootBar>
    <Button onPress={onClaim}>
      <FormattedMessage {...messages.claim} />
    </Button>
  </FootBar>
);
