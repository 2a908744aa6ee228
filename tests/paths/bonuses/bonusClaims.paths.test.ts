import { bonusClaimsMachine } from '../../../machines/bonuses/bonusClaims.machine.js';
import { bonusClaimsSpec } from '../../fixtures/bonuses/bonusClaims.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bonusClaimsMachine, bonusClaimsSpec);
