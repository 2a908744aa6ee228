import { bonusClaimMachine } from '../../../../machines/bonuses/bonusClaim.machine.js';
import { unfinishedClaimOf } from '../../../../machines/bonuses/claim.js';
import { referralMachine } from '../../../../machines/bonuses/referral.machine.js';
import { defineReferralActors } from '../../../effects/bonuses/referral.js';
import { ReferralScreen } from '../../../screens/bonuses/referral/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => referralMachine.provide({ actors: defineReferralActors(outside) }),
  input: ({ savedOf }) => ({ unfinished: unfinishedClaimOf(savedOf(bonusClaimMachine), 'referral') }),
  Screen: ({ flow, params: { show } }) => (
    <ReferralScreen referral={flow} shown={show === 'friends' ? 'friends' : 'rewards'} />
  ),
});
