import { promotionDetailMachine } from '../../../machines/promotions/promotionDetail.machine.js';
import { promotionDetailSpec } from '../../fixtures/promotions/promotionDetail.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(promotionDetailMachine, promotionDetailSpec);
