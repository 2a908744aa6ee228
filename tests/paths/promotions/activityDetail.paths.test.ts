import { activityDetailMachine } from '../../../machines/promotions/activityDetail.machine.js';
import { activityDetailSpec } from '../../fixtures/promotions/activityDetail.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(activityDetailMachine, activityDetailSpec);
