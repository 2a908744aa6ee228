import { referralRewardsMachine } from '../../../machines/bonuses/referralRewards.machine.js';
import { referralRewardsSpec } from '../../fixtures/bonuses/referralRewards.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(referralRewardsMachine, referralRewardsSpec);
