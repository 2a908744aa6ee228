import { savedRewardOf } from '../../../../machines/bonuses/referral.js';
import { referralMachine } from '../../../../machines/bonuses/referral.machine.js';
import { referralRewardMachine } from '../../../../machines/bonuses/referralReward.machine.js';
import { defineReferralActors } from '../../../effects/bonuses/referral.js';
import { ReferralScreen } from '../../../screens/bonuses/referral/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => referralMachine.provide({ actors: defineReferralActors(outside) }),
  input: ({ savedOf }) => ({ draft: savedRewardOf(savedOf(referralRewardMachine)) }),
  Screen: ({ flow, params: { show } }) => (
    <ReferralScreen referral={flow} shown={show === 'friends' ? 'friends' : 'rewards'} />
  ),
});
