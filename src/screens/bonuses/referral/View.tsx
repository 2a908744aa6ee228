import { FormattedMessage, useIntl } from 'react-intl';
import type { Referral } from '../../../../machines/bonuses/referral.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { CopyableText } from '../../../ui/copy/CopyableText.js';
import { share2Glyph } from '../../../ui/icon/glyphs/share-2.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { QrCode } from '../../../ui/qr-code/QrCode.js';
import { sectionTitle, small, smallMuted } from '../../../ui/text/text.css.js';
import { days, invitePays, messages, timesStaked } from './messages.js';
import * as css from './referral.css.js';

export type ReferralViewProps = { referral: Referral; isSharing: boolean; onShare: () => void };

/** The link with its ways to a friend, and the terms. */
export const ReferralView = ({ referral, ...invite }: ReferralViewProps) => (
  <div className={layout.detailAndAction}>
    <Invite referral={referral} {...invite} />
    <div className={layout.stack[16]}>
      {referral.isOpen ? <Terms referral={referral} /> : null}
      <Sums referral={referral} />
    </div>
  </div>
);

function Invite({ referral: { isOpen, rewardAmount, inviteCode, link }, isSharing, onShare }: ReferralViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Panel aria-labelledby="invite">
      <div className={css.invite}>
        <h2 id="invite" className={sectionTitle}>
          {isOpen ? formatMessage(invitePays, { amount: money(rewardAmount) }) : formatMessage(messages.invite)}
        </h2>
        {isOpen ? (
          <p className={smallMuted}>
            <FormattedMessage {...messages.scan} />
          </p>
        ) : (
          <Note tone="caution">
            <FormattedMessage {...messages.closed} />
          </Note>
        )}
        <div className={css.ways}>
          <QrCode content={link} label={formatMessage(messages.qr)} />
          <div className={css.words}>
            <p className={css.code}>
              <span className={smallMuted}>
                <FormattedMessage {...messages.code} />
              </span>
              <CopyableNumber isWhole label={formatMessage(messages.copyCode)}>
                {inviteCode}
              </CopyableNumber>
            </p>
            <CopyableText label={<FormattedMessage {...messages.copyLink} />}>{link}</CopyableText>
          </div>
        </div>
        <Button isWide glyph={share2Glyph} isPending={isSharing} onPress={onShare}>
          <FormattedMessage {...messages.share} />
        </Button>
      </div>
    </Panel>
  );
}

function Terms({ referral }: { referral: Referral }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { rewardAmount, leastDeposit, mostPerMonth, bonusWager, claimDays } = referral;
  return (
    <Panel aria-labelledby="terms">
      <h2 id="terms" className={sectionTitle}>
        <FormattedMessage {...messages.terms} />
      </h2>
      <KeyValues
        pairs={[
          { key: formatMessage(messages.reward), value: money(rewardAmount) },
          { key: formatMessage(messages.leastDeposit), value: money(leastDeposit) },
          {
            key: formatMessage(messages.turnover),
            value:
              bonusWager === 0
                ? formatMessage(messages.noTurnover)
                : formatMessage(timesStaked, { times: formatCount(bonusWager) }),
          },
          { key: formatMessage(messages.mostPerMonth), value: formatCount(mostPerMonth) },
          {
            key: formatMessage(messages.claimWithin),
            value: formatMessage(days, { count: claimDays, shown: formatCount(claimDays) }),
          },
        ]}
      />
      <p className={small}>
        <FormattedMessage {...messages.onePerson} />
      </p>
    </Panel>
  );
}

function Sums({ referral: { friends, depositors, claimable, received, expired } }: { referral: Referral }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Panel aria-labelledby="sums">
      <h2 id="sums" className={sectionTitle}>
        <FormattedMessage {...messages.sums} />
      </h2>
      <KeyValues
        pairs={[
          { key: formatMessage(messages.signedUp), value: formatCount(friends) },
          { key: formatMessage(messages.deposited), value: formatCount(depositors) },
          { key: formatMessage(messages.claimable), value: money(claimable.amount) },
          { key: formatMessage(messages.received), value: money(received.amount) },
          ...(expired.count > 0 ? [{ key: formatMessage(messages.expired), value: money(expired.amount) }] : []),
        ]}
      />
    </Panel>
  );
}
