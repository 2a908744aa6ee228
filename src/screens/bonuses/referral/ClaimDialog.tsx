import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RewardDraft } from '../../../../machines/bonuses/referral.js';
import type { ReferralRewardRef } from '../../../../machines/bonuses/referralReward.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { dialog as words, inWallet, rewardOf, toStake } from './messages.js';
import * as select from './selectors.js';

/** One claim, from sending to its outcome. */
export function ClaimDialog({ claim }: { claim: ReferralRewardRef }) {
  return (
    <ClaimView
      step={useSelector(claim, select.selectClaimStep)}
      reward={useSelector(claim, select.selectClaimed)}
      problem={useSelector(claim, select.selectProblem)}
      onRetry={() => claim.send({ type: 'claim.retried' })}
      onClose={() => claim.send({ type: 'claim.closed' })}
    />
  );
}

export type ClaimViewProps = {
  step: select.ClaimStep;
  reward: RewardDraft;
  problem: Problem | null;
  onRetry: () => void;
  onClose: () => void;
};

export function ClaimView({ onClose, ...props }: ClaimViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      shape="popup"
      title={formatMessage(rewardOf, { amount: money(props.reward.amount) })}
      actions={<Actions onClose={onClose} {...props} />}
    >
      <Outcome {...props} />
    </Dialog>
  );
}

/** Announced by screen readers, like a failure. */
const good = { tone: 'positive', role: 'status' } as const;

function Outcome({ step, reward: { amount, turnover }, problem }: Pick<ClaimViewProps, 'step' | 'reward' | 'problem'>) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (step === 'sending' || step === 'asking')
    return (
      <Loading label={formatMessage(words[step])}>
        <SkeletonText lines={2} />
      </Loading>
    );
  if (step === 'refused') return <Refusal problem={problem} />;
  if (step === 'claimed')
    return (
      <Note {...good}>
        {formatMessage(inWallet, { amount: money(amount) })}{' '}
        {turnover > 0 ? formatMessage(toStake, { amount: money(turnover) }) : null}
      </Note>
    );
  return (
    <Note tone="caution" role="alert">
      <FormattedMessage {...words[step]} />
    </Note>
  );
}

/** While nothing is known there is nothing to press but the question itself. */
function Actions({ step, onRetry, onClose }: Pick<ClaimViewProps, 'step' | 'onRetry' | 'onClose'>) {
  if (step === 'sending' || step === 'asking') return null;
  if (step === 'claimed' || step === 'refused')
    return (
      <Button isWide onPress={onClose}>
        <FormattedMessage {...words.close} />
      </Button>
    );
  return (
    <>
      <Button isWide onPress={onRetry}>
        <FormattedMessage {...(step === 'silent' ? words.ask : words.send)} />
      </Button>
      {step === 'absent' ? (
        <Button isWide variant="ghost" onPress={onClose}>
          <FormattedMessage {...words.later} />
        </Button>
      ) : null}
    </>
  );
}
