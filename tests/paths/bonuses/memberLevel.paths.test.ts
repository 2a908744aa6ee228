import { memberLevelMachine } from '../../../machines/bonuses/memberLevel.machine.js';
import { memberLevelSpec } from '../../fixtures/bonuses/memberLevel.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(memberLevelMachine, memberLevelSpec);
