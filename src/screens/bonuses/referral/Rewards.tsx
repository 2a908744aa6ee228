import { FormattedMessage, useIntl } from 'react-intl';
import type { ReferralReward } from '../../../../machines/bonuses/referral.js';
import type { ReferralRewardsRef } from '../../../../machines/bonuses/referralLists.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { usePagedList } from '../../../ui/more/usePagedList.js';
import { BonusTag } from '../shared/BonusTag.js';
import { shownStatusOf } from '../shared/status.js';
import { useWhen } from '../shared/useWhen.js';
import { messages, stakedOf } from './messages.js';
import { PagedRows } from './PagedRows.js';

type RewardsProps = { rewards: ReferralRewardsRef; onClaim: (reward: ReferralReward) => void };

/** What the player got or can get for friends. */
export function Rewards({ rewards, onClaim }: RewardsProps) {
  const list = usePagedList(rewards);
  return (
    <PagedRows name="rewards" {...list}>
      {list.rows.map((reward) => (
        <Row key={reward.bonusId} reward={reward} onClaim={() => onClaim(reward)} />
      ))}
    </PagedRows>
  );
}

function Row({ reward, onClaim }: { reward: ReferralReward; onClaim: () => void }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { friend, amount, isClaimable } = reward;
  const notes = useNotes(reward);
  return (
    <ListRow
      title={friend}
      note={notes.join(' · ')}
      value={<Money amount={money(amount)} />}
      status={<BonusTag status={shownStatusOf(reward)} />}
      {...(isClaimable
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

/** The time that matters now and, once the money is in the wallet, how much of it has been staked. */
function useNotes(reward: ReferralReward): string[] {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const when = useWhen()(reward, shownStatusOf(reward));
  const { issuedTime, turnoverDone, turnoverRequired } = reward;
  if (issuedTime === null || turnoverRequired === 0) return [when];
  return [when, formatMessage(stakedOf, { done: money(turnoverDone), required: money(turnoverRequired) })];
}

/** A reward is released at once, when the deposit of the friend brings it. */
