import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReferralReward } from '../../../../machines/bonuses/referral.js';
import type { ReferralRewardsRef } from '../../../../machines/bonuses/referralRewards.machine.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { selectPanel, selectTail } from '../../../ui/more/list.js';
import { StatusTag, type StatusTagProps } from '../../../ui/status-tag/StatusTag.js';
import { claimUntil, expiredAt, messages, paidAt, rewardStates, stakedOf } from './messages.js';
import { PagedRows } from './PagedRows.js';
import { selectRewardRows } from './selectors.js';

const tones: Readonly<Record<ReferralReward['status'], NonNullable<StatusTagProps['tone']>>> = {
  pending: 'accent',
  claimed: 'positive',
  issued: 'positive',
  expired: 'neutral',
};

type RewardsProps = { rewards: ReferralRewardsRef; onClaim: (reward: ReferralReward) => void };

/** What the player got or can get for friends. */
export function Rewards({ rewards, onClaim }: RewardsProps) {
  return (
    <PagedRows
      name="rewards"
      panel={useSelector(rewards, selectPanel)}
      tail={useSelector(rewards, selectTail)}
      onMore={() => rewards.send({ type: 'rewards.moreWanted' })}
      onRetry={() => rewards.send({ type: 'rewards.retried' })}
    >
      {useSelector(rewards, selectRewardRows).map((reward) => (
        <Row key={reward.bonusId} reward={reward} onClaim={() => onClaim(reward)} />
      ))}
    </PagedRows>
  );
}

function Row({ reward, onClaim }: { reward: ReferralReward; onClaim: () => void }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { friend, amount, status } = reward;
  const notes = useNotes(reward);
  return (
    <ListRow
      title={friend}
      note={notes.join(' · ')}
      value={<Money amount={money(amount)} />}
      status={
        <StatusTag tone={tones[status]}>
          <FormattedMessage {...rewardStates[status]} />
        </StatusTag>
      }
      {...(status === 'pending'
        ? {
            action: (
              <Button size="small" aria-label={`${formatMessage(messages.claim)}: ${friend}`} onPress={onClaim}>
                <FormattedMessage {...messages.claim} />
              </Button>
            ),
          }
        : {})}
    />
  );
}

/** Until when it can be claimed, or since when it is in the wallet and how much of it has been staked. */
function useNotes({ status, expireTime, issuedTime, turnoverDone, turnoverRequired }: ReferralReward): string[] {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  if (status === 'pending') return [formatMessage(claimUntil, { time: dateTime(expireTime) })];
  if (status === 'expired') return [formatMessage(expiredAt, { time: dateTime(expireTime) })];
  return [
    ...(issuedTime === null ? [] : [formatMessage(paidAt, { time: dateTime(issuedTime) })]),
    ...(turnoverRequired === 0
      ? []
      : [formatMessage(stakedOf, { done: money(turnoverDone), required: money(turnoverRequired) })]),
  ];
}
