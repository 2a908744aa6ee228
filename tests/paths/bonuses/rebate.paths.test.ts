import { rebateMachine } from '../../../machines/bonuses/rebate.machine.js';
import { rebateSpec } from '../../fixtures/bonuses/rebate.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(rebateMachine, rebateSpec);
