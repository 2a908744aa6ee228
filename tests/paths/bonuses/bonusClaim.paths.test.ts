import { bonusClaimMachine } from '../../../machines/bonuses/bonusClaim.machine.js';
import { bonusClaimSpec } from '../../fixtures/bonuses/bonusClaim.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bonusClaimMachine, bonusClaimSpec);
