import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { friendsAddress } from '../../../../machines/bonuses/addresses.js';
import type { ReferralRef } from '../../../../machines/bonuses/referral.machine.js';
import { page, stack } from '../../../ui/layout/layout.css.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { AccountHeader } from '../../../ui/page-header/AccountHeader.js';
import { ClaimsDialog } from '../shared/ClaimsDialog.js';
import { messages as shared } from '../shared/messages.js';
import { Friends } from './Friends.js';
import { messages } from './messages.js';
import { Rewards } from './Rewards.js';
import * as select from './selectors.js';
import { ReferralView } from './View.js';

/** `shown`: the list that the address names. */
type ReferralScreenProps = { referral: ReferralRef; shown: 'rewards' | 'friends' };

export function ReferralScreen({ referral: flow, shown }: ReferralScreenProps) {
  const { formatMessage } = useIntl();
  const claims = useSelector(flow, select.selectClaims);
  return (
    <>
      <AccountHeader title={formatMessage(messages.title)} />
      <div className={page}>
        <Content referral={flow} shown={shown} />
      </div>
      {claims ? <ClaimsDialog claims={claims} /> : null}
    </>
  );
}

function Content({ referral: flow, shown }: ReferralScreenProps) {
  const { formatMessage } = useIntl();
  const referral = useSelector(flow, select.selectReferral);
  const isUnavailable = useSelector(flow, select.selectIsUnavailable);
  const isSharing = useSelector(flow, select.selectIsSharing);
  if (isUnavailable)
    return (
      <Failure
        heading={formatMessage(messages.unavailable)}
        retry={<FormattedMessage {...shared.retry} />}
        onRetry={() => flow.send({ type: 'referral.retried' })}
      >
        <FormattedMessage {...messages.unavailableText} />
      </Failure>
    );
  if (referral === null)
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={4} />
      </Loading>
    );
  return (
    <div className={stack.section}>
      <ReferralView
        referral={referral}
        isSharing={isSharing}
        onShare={() => flow.send({ type: 'referral.shareRequested' })}
      />
      <Lists referral={flow} shown={shown} />
    </div>
  );
}

function Lists({ referral: flow, shown }: ReferralScreenProps) {
  const { formatMessage } = useIntl();
  const friends = useSelector(flow, select.selectFriends);
  const rewards = useSelector(flow, select.selectRewards);
  return (
    <div className={stack[16]}>
      <Segments
        label={formatMessage(messages.lists)}
        selected={shown}
        choices={[
          { id: 'rewards', label: formatMessage(messages.rewards), href: path.referralProgram },
          { id: 'friends', label: formatMessage(messages.friends), href: friendsAddress },
        ]}
      />
      {shown === 'friends' && friends ? <Friends friends={friends} /> : null}
      {shown === 'rewards' && rewards ? (
        <Rewards rewards={rewards} onClaim={(reward) => flow.send({ type: 'referral.claimRequested', reward })} />
      ) : null}
    </div>
  );
}
