import { promotionSettleMachine } from '../../../machines/promotions/promotionSettle.machine.js';
import { promotionSettleSpec } from '../../fixtures/promotions/promotionSettle.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionSettleMachine, promotionSettleSpec);
