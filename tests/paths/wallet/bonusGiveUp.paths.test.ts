import { bonusGiveUpMachine } from '../../../machines/wallet/bonusGiveUp.machine.js';
import { bonusGiveUpSpec } from '../../fixtures/wallet/bonusGiveUp.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bonusGiveUpMachine, bonusGiveUpSpec);
