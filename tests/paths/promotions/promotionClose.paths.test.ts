import { promotionCloseMachine } from '../../../machines/promotions/promotionClose.machine.js';
import { promotionCloseSpec } from '../../fixtures/promotions/promotionClose.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionCloseMachine, promotionCloseSpec);
