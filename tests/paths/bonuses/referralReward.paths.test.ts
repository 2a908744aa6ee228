import { referralRewardMachine } from '../../../machines/bonuses/referralReward.machine.js';
import { referralRewardSpec } from '../../fixtures/bonuses/referralReward.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(referralRewardMachine, referralRewardSpec);
