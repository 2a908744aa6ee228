import { bonusListMachine } from '../../../machines/bonuses/bonusList.machine.js';
import { bonusListSpec } from '../../fixtures/bonuses/bonusList.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bonusListMachine, bonusListSpec);
