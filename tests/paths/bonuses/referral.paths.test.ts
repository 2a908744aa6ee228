import { referralMachine } from '../../../machines/bonuses/referral.machine.js';
import { referralSpec } from '../../fixtures/bonuses/referral.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(referralMachine, referralSpec);
