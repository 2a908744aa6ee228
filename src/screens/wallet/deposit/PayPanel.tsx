import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '../../../../machines/wallet/order.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { Copying } from '../../../ui/copy/copying.js';
import { copyGlyph } from '../../../ui/icon/glyphs/copy.js';
import { externalLinkGlyph } from '../../../ui/icon/glyphs/external-link.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { QrCode, SaveQr } from '../../../ui/qr-code/QrCode.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { orderMessages } from '../shared/messages.js';
import { TimeLeft } from '../shared/OrderTimeline.js';
import * as css from './deposit.css.js';
import { messages } from './messages.js';

/** `now`: ms of this device's clock. */
type PayPanelProps = { order: Order; now: number; isOpening: boolean; isBlocked: boolean; onOpen: () => void };

/** How to pay this order: scan a code, open a page, or confirm in the bank's app. */
export function PayPanel({ order, now, isOpening, isBlocked, onOpen }: PayPanelProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const copy = use(Copying);
  const { qrContent, payUrl, orderNo } = order;
  const isPhone = useSite().device !== 'pc';
  const hasCode = qrContent !== null;
  // A code for bank apps is saved and opened in one; an address is only for another phone's camera.
  const isForBank = hasCode && !/^https?:/.test(qrContent);
  // On desktop the phone scans the code, so no hint about saving it is needed.
  const hint = isOpening
    ? messages.opening
    : isForBank
      ? isPhone
        ? messages.saveHint
        : null
      : payUrl === null
        ? messages.direct
        : messages.pageOpen;
  return (
    <Panel aria-label={formatMessage(messages.payExactly)}>
      <div className={css.pay}>
        <div>
          <p className={smallMuted}>
            <FormattedMessage {...(isForBank ? messages.scan : hasCode ? messages.scanAddress : messages.payExactly)} />
          </p>
          <p>
            <Money amount={money(order.payAmount)} size="amount" />
          </p>
          <p className={css.left}>
            <TimeLeft order={order} now={now} />
          </p>
        </div>
        {hasCode ? <QrCode content={qrContent} label={formatMessage(messages.qr)} /> : null}
        <p className={css.orderLine}>
          <FormattedMessage {...orderMessages.number} />
          <CopyableNumber>{orderNo}</CopyableNumber>
        </p>
        {isBlocked ? (
          <Note tone="critical" role="alert">
            <FormattedMessage {...messages.blocked} />
          </Note>
        ) : null}
        {hint && !isBlocked ? (
          <output className={css.hint}>
            <FormattedMessage {...hint} />
          </output>
        ) : null}
        <div className={css.buttons}>
          {isForBank && isPhone ? (
            <SaveQr content={qrContent} name={`deposit-${orderNo.slice(0, 8)}`}>
              <FormattedMessage {...messages.saveImage} />
            </SaveQr>
          ) : null}
          {hasCode && copy !== null ? (
            <Button variant="soft" glyph={copyGlyph} onPress={() => copy(qrContent)} className={css.button}>
              <FormattedMessage {...(isForBank ? messages.copyCode : messages.copyAddress)} />
            </Button>
          ) : null}
          {payUrl === null ? null : (
            <Button
              variant="soft"
              glyph={externalLinkGlyph}
              isPending={isOpening}
              onPress={onOpen}
              className={css.button}
            >
              <FormattedMessage {...messages.openPage} />
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
